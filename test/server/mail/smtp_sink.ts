/**
 * A mail server on loopback that stores what it gets.
 * @module
 */
import { createServer, type Socket } from "node:net";
import type { AddressInfo } from "node:net";

/** A mail as it arrived. */
export interface ArrivedMail {
  /** Address of MAIL FROM. */
  from: string;
  /** Addresses of RCPT TO. */
  to: string[];
  /** Header and body, without the dot at the end. */
  data: string;
}

/** A running mail server. */
export interface SmtpSink {
  /** `smtp://127.0.0.1:PORT` */
  url: string;
  /** What arrived. */
  mails: ArrivedMail[];
  /** What it answers next in place of 250, by verb (`RCPT`, or `.` for the end of a mail); `drop` closes the connection, `hang` says nothing. */
  answers: Map<string, string>;
  /** How often it said nothing. */
  readonly silent: number;
  close(): Promise<void>;
}

/** Starts one. */
export async function startSmtpSink(): Promise<SmtpSink> {
  const mails: ArrivedMail[] = [];
  const answers = new Map<string, string>();
  const sockets = new Set<Socket>();
  let silent = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy()).on("close", () => sockets.delete(socket));
    let rest = "";
    let mail: ArrivedMail = { from: "", to: [], data: "" };
    let inData = false;
    socket.write("220 sink.test\r\n");
    const answer = (verb: string, usual: string) => {
      const other = answers.get(verb);
      if (other === "drop") socket.destroy();
      else if (other === "hang") silent++;
      else socket.write(`${other ?? usual}\r\n`);
      return other === undefined;
    };
    socket.on("data", (chunk) => {
      rest += chunk.toString("latin1");
      for (let end = rest.indexOf("\r\n"); end >= 0; end = rest.indexOf("\r\n")) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (inData) {
          if (line !== ".") mail.data += `${line.replace(/^\./, "")}\r\n`;
          else {
            inData = false;
            if (answer(".", "250 taken")) mails.push(mail);
            mail = { from: "", to: [], data: "" };
          }
          continue;
        }
        const verb = line.slice(0, 4).toUpperCase();
        const address = /<([^>]*)>/.exec(line)?.[1] ?? "";
        if (verb === "MAIL") mail.from = address;
        if (verb === "RCPT") mail.to.push(address);
        if (verb === "DATA") inData = answer("DATA", "354 go on");
        else if (verb === "QUIT") socket.end("221 bye\r\n");
        else answer(verb, "250 ok");
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    answers,
    get silent() {
      return silent;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
