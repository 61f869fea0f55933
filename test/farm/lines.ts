/**
 * WHOIS servers that misbehave.
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
