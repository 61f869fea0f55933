/**
 * A TLS 1.2 server from before RFC 5746 (2010): its hello has no renegotiation_info, which no library of today can be
 * told to leave out. One suite (ECDHE-ECDSA-AES128-GCM-SHA256, X25519), one request, one answer.
 *
 * Source: RFC 5246, RFC 5288, RFC 8422.
 * @module
 */
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createPublicKey,
  createSign,
  diffieHellman,
  generateKeyPairSync,
  randomBytes,
  X509Certificate,
} from "node:crypto";
import type { Socket } from "node:net";

const u8 = (n: number): Buffer => Buffer.from([n]);
const u16 = (n: number): Buffer => Buffer.from([n >> 8, n & 255]);
const u24 = (n: number): Buffer => Buffer.from([n >> 16, n >> 8 & 255, n & 255]);
const record = (type: number, body: Uint8Array): Buffer =>
  Buffer.concat([u8(type), u16(0x0303), u16(body.length), body]);
const handshake = (type: number, body: Uint8Array): Buffer =>
  Buffer.concat([u8(type), u24(body.length), body]);
const sha256 = (...parts: Uint8Array[]): Buffer => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** RFC 5246 section 5. */
function prf(secret: Uint8Array, label: string, seed: Uint8Array, length: number): Buffer {
  const input = Buffer.concat([Buffer.from(label), seed]);
  const blocks: Buffer[] = [];
  let a: Uint8Array = input;
  for (let size = 0; size < length; size += 32) {
    a = createHmac("sha256", secret).update(a).digest();
    blocks.push(createHmac("sha256", secret).update(a).update(input).digest());
  }
  return Buffer.concat(blocks).subarray(0, length);
}

/** AES-128-GCM of one direction (RFC 5288 section 3). */
class Direction {
  #sequence = 0n;
  readonly #key: Uint8Array;
  readonly #salt: Uint8Array;

  constructor(key: Uint8Array, salt: Uint8Array) {
    this.#key = key;
    this.#salt = salt;
  }

  #additional(type: number, length: number): Buffer {
    const sequence = Buffer.alloc(8);
    sequence.writeBigUInt64BE(this.#sequence++);
    return Buffer.concat([sequence, u8(type), u16(0x0303), u16(length)]);
  }

  seal(type: number, text: Uint8Array): Buffer {
    const nonce = randomBytes(8);
    const cipher = createCipheriv("aes-128-gcm", this.#key, Buffer.concat([this.#salt, nonce]));
    cipher.setAAD(this.#additional(type, text.length));
    const sealed = Buffer.concat([cipher.update(text), cipher.final()]);
    return record(type, Buffer.concat([nonce, sealed, cipher.getAuthTag()]));
  }

  open(type: number, body: Buffer): Buffer {
    const nonce = Buffer.concat([this.#salt, body.subarray(0, 8)]);
    const cipher = createDecipheriv("aes-128-gcm", this.#key, nonce);
    const text = body.subarray(8, -16);
    cipher.setAAD(this.#additional(type, text.length));
    cipher.setAuthTag(body.subarray(-16));
    return Buffer.concat([cipher.update(text), cipher.final()]);
  }
}

/**
 * Serves one answer to whoever completes the handshake.
 *
 * @param key PEM of a P-256 key. @param cert PEM of its certificate. @param answer The whole HTTP answer.
 */
export function serveOldTls(key: string, cert: string, answer: string): (socket: Socket) => void {
  const der = new X509Certificate(cert).raw;
  return (socket) => {
    const { publicKey, privateKey } = generateKeyPairSync("x25519");
    const point = publicKey.export({ type: "spki", format: "der" }).subarray(-32);
    const serverRandom = randomBytes(32);
    const transcript: Buffer[] = [];
    let clientRandom: Uint8Array = new Uint8Array(0);
    let secret: Buffer = Buffer.alloc(0);
    let inward: Direction | null = null;
    let outward: Direction | null = null;
    let isEncrypted = false;
    let buffer = Buffer.alloc(0);

    const send = (type: number, body: Buffer): void => {
      const message = handshake(type, body);
      transcript.push(message);
      socket.write(record(22, message));
    };
    const onHello = (hello: Buffer): void => {
      clientRandom = hello.subarray(6, 38);
      // No extensions at all: neither renegotiation_info nor extended_master_secret.
      send(2, Buffer.concat([u16(0x0303), serverRandom, u8(0), u16(0xc02b), u8(0)]));
      send(11, Buffer.concat([u24(der.length + 3), u24(der.length), der]));
      const parameters = Buffer.concat([u8(3), u16(0x001d), u8(32), point]);
      const signature = createSign("sha256").update(clientRandom).update(serverRandom).update(parameters)
        .sign(key);
      send(12, Buffer.concat([parameters, u16(0x0403), u16(signature.length), signature]));
      send(14, Buffer.alloc(0));
    };
    const onKey = (message: Buffer): void => {
      const spki = Buffer.concat([Buffer.from("302a300506032b656e032100", "hex"), message.subarray(5, 37)]);
      const peer = createPublicKey({ key: spki, format: "der", type: "spki" });
      const shared = diffieHellman({ privateKey, publicKey: peer });
      secret = prf(shared, "master secret", Buffer.concat([clientRandom, serverRandom]), 48);
      const keys = prf(secret, "key expansion", Buffer.concat([serverRandom, clientRandom]), 40);
      inward = new Direction(keys.subarray(0, 16), keys.subarray(32, 36));
      outward = new Direction(keys.subarray(16, 32), keys.subarray(36, 40));
    };
    const onFinished = (): void => {
      socket.write(record(20, u8(1)));
      const finished = handshake(20, prf(secret, "server finished", sha256(...transcript), 12));
      socket.write(outward!.seal(22, finished));
    };
    const onRecord = (type: number, body: Buffer): void => {
      if (type === 20) isEncrypted = true;
      else if (type === 22) {
        const message = isEncrypted ? inward!.open(22, body) : body;
        transcript.push(Buffer.from(message));
        if (message[0] === 1) onHello(message);
        else if (message[0] === 16) onKey(message);
        else if (message[0] === 20) onFinished();
      } else if (type === 23) {
        inward!.open(23, body);
        socket.end(outward!.seal(23, Buffer.from(answer)));
      } else socket.destroy(); // An alert.
    };
    socket.on("data", (chunk) => {
      buffer = Buffer.concat([buffer, chunk]);
      while (buffer.length >= 5 && buffer.length >= 5 + buffer.readUInt16BE(3)) {
        const end = 5 + buffer.readUInt16BE(3);
        const body = buffer.subarray(5, end);
        const type = buffer[0]!;
        buffer = buffer.subarray(end);
        try {
          onRecord(type, body);
        } catch {
          return void socket.destroy();
        }
      }
    });
  };
}
