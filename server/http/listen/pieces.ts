import { Buffer } from "node:buffer";
import type { Socket } from "node:net";

/** Bytes that the parser gets at a time: some eighty of the shortest requests. */
const PIECE_BYTES = 2_048;

/**
 * Gives the parser of an HTTP/1 connection what came in in pieces, and none while requests wait for answers: it makes
 * every request of what it is given at once, and a packet may have thousands. The server has to have the socket already.
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
  function keep(data: Buffer): void {
    rest = rest.length === 0 ? data : Buffer.concat([rest, data]);
    goOn();
  }
  function goOn(): void {
    while (rest.length > 0 && !socket.destroyed && !socket.isPaused()) {
      if (isBusy()) return void socket.pause();
      const piece = rest.subarray(0, PIECE_BYTES);
      rest = rest.subarray(PIECE_BYTES);
      parse!.call(socket, piece);
    }
  }
  /** The server itself pauses a socket whose reader takes nothing, and resumes it. */
  const resume = () => {
    if (rest.length > 0 && !socket.writableNeedDrain && !isBusy()) socket.resume();
  };
  socket.on("resume", goOn);
  socket.on("drain", resume);
  return resume;
}
