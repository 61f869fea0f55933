import { Buffer } from "node:buffer";
import type { Server } from "node:http";
import type { Socket } from "node:net";

/** Bytes that the parser gets at a time: some twenty of the shortest requests, all of which a client that leaves ends. */
const PIECE_BYTES = 512;
/** Milliseconds for which all connections together are parsed between two rounds of events. */
const ROUND_MS = 5;

/** Connections that have bytes left after their round, the longest waiting first. */
const waiting: (() => void)[] = [];
/** When this round's time is over, by `performance.now()`; null before something is parsed. */
let roundEnd: number | null = null;

/** Whether there is time left in this round. */
function hasTime(): boolean {
  if (roundEnd === null) {
    roundEnd = performance.now() + ROUND_MS;
    setImmediate(nextRound);
    return true;
  }
  return performance.now() < roundEnd;
}

function nextRound(): void {
  roundEnd = null;
  for (let left = waiting.length; left > 0 && hasTime(); left--) waiting.shift()!();
}

/**
 * Makes a server of node:http one that gets its connections from another, by `emit("connection")`. Under Deno one that
 * listens itself reads past JavaScript, and so does one whose socket was never looked at.
 */
export function feedFromOutside(server: Server): void {
  // Without this it enforces no timeouts and tracks no idle connections.
  server.emit("listening");
  // Deno closes the connections of a server that does not listen after their first answer.
  Object.defineProperty(server, "listening", { value: true });
}

/**
 * Gives the parser of an HTTP/1 connection what came in in pieces, and none while requests wait for answers, or other
 * connections have had their time: it makes every request and every chunk of what it is given at once, and a packet may
 * have thousands. The server has to have the socket already.
 *
 * @param isBusy Whether a request of the connection waits behind another.
 * @returns What is to be called when a request has been answered.
 */
export function readInPieces(socket: Socket, isBusy: () => boolean): () => void {
  // With a listener of its own the server reads by events, and its parser no longer from the handle.
  socket.on("data", keep);
  const [parse, ...others] = socket.listeners("data") as ((data: Buffer) => void)[];
  if (others.length === 0) return () => {};
  socket.off("data", parse!);
  let rest: Buffer = Buffer.alloc(0);
  let isWaiting = false;
  function keep(data: Buffer): void {
    rest = rest.length === 0 ? data : Buffer.concat([rest, data]);
    goOn();
  }
  function goOn(): void {
    while (rest.length > 0 && !socket.destroyed && !socket.isPaused()) {
      if (isBusy()) return void socket.pause();
      if (isWaiting || !hasTime()) return wait();
      const piece = rest.subarray(0, PIECE_BYTES);
      rest = rest.subarray(PIECE_BYTES);
      parse!.call(socket, piece);
    }
  }
  function wait(): void {
    socket.pause();
    if (isWaiting) return;
    isWaiting = true;
    waiting.push(() => {
      isWaiting = false;
      resume();
    });
  }
  /** The server itself pauses a socket whose reader takes nothing, and resumes it. */
  function resume(): void {
    if (rest.length > 0 && !socket.writableNeedDrain && !isBusy()) socket.resume();
  }
  socket.on("resume", goOn);
  socket.on("drain", resume);
  return resume;
}
