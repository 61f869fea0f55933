/**
 * WHOIS and mail servers that misbehave.
 * @module
 */
import type { Socket } from "node:net";

function flood(socket: Socket, piece: string): void {
  const more = (): void => {
    while (!socket.destroyed) if (!socket.write(piece)) return void socket.once("drain", more);
  };
  more();
}

function drip(socket: Socket, piece: string): void {
  const timer = setInterval(() => socket.write(piece), 100);
  socket.on("close", () => clearInterval(timer));
}

/** WHOIS servers by misdeed. */
export const WHOIS_MISDEEDS: Readonly<Record<string, (socket: Socket) => void>> = {
  flood: (socket) => flood(socket, "Domain Name: FLOOD.EXAMPLE\r\n".repeat(300)),
  drip: (socket) => drip(socket, "D"),
  "refer-loop": (socket) => {
    socket.on("data", () => socket.end("Registrar WHOIS Server: whois.loop.example\r\nDomain Name: A\r\n"));
  },
  "refer-internal": (socket) => {
    socket.on("data", () => socket.end("Registrar WHOIS Server: 10.1.2.3\r\nDomain Name: A\r\n"));
  },
  silence: () => {},
};

/** Mail servers by misdeed. */
export const MAIL_MISDEEDS: Readonly<Record<string, (socket: Socket) => void>> = {
  tarpit: (socket) => drip(socket, "220-slow\r\n"),
  flood: (socket) => flood(socket, "220-more of it\r\n".repeat(500)),
  "endless-line": (socket) => flood(socket, "2".repeat(16_384)),
  "starttls-garbage": (socket) => {
    socket.write("220 mail\r\n");
    socket.on("data", (data) => {
      const text = data.toString("latin1");
      if (/^EHLO/i.test(text)) socket.write("250-mail\r\n250 STARTTLS\r\n");
      else if (/^STARTTLS/i.test(text)) socket.write("220 go\r\n250 injected\r\n");
      else flood(socket, "\x16\x03\x01junk");
    });
  },
  silence: () => {},
};
