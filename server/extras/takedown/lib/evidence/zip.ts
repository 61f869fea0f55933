/**
 * Zip archives as this project writes them: files stored without compression, one fixed date, no extra fields. The same
 * files give the same bytes on every runtime, and a scanner finds no decompression bomb.
 *
 * Source: PKWARE APPNOTE 6.3.10, sections 4.3 and 4.4.
 * @module
 */
import { Buffer } from "node:buffer";
import { crc32 } from "node:zlib";
import { SquatError } from "../../../../../lib/errors.ts";

/** A file of an archive. */
export interface EvidenceFile {
  /** Its path: at most one folder, lower-case letters, digits, hyphens and dots. */
  path: string;
  /** Its bytes. */
  bytes: Uint8Array;
}

/** Maximum bytes of one file. */
export const MAX_FILE_BYTES = 16_777_216;
/** Maximum bytes of an archive. */
const MAX_ARCHIVE_BYTES = 134_217_728;
/** Maximum number of files in an archive. */
const MAX_FILES = 1_000;

/** The only paths of bundles: none absolute, no parent folder, no nested archive, no page except the report. */
const PATH = /^(?:[a-z0-9][a-z0-9-]{0,39}\/)?[a-zA-Z0-9][a-zA-Z0-9-]{0,79}(?:\.[a-z0-9]{1,10})?$/;
const FORBIDDEN = /\.(?:html?|xhtml|svg|js|mjs|hta|zip|gz|exe|lnk|url)$/;

/** Whether a path may be in a bundle. */
function isEvidencePath(path: string): boolean {
  return PATH.test(path) && (path === "report.html" || !FORBIDDEN.test(path));
}

const LOCAL = 0x04034b50, CENTRAL = 0x02014b50, END = 0x06054b50;
/** 1 January 1980, the earliest date of the format. */
const DATE = 0x21;
/** Version 2.0; names in UTF-8 (bit 11) are not needed: they are ASCII. */
const VERSION = 20;

/** The fields that a file's two headers have in common. */
function sharedFields({ path, bytes }: EvidenceFile): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(VERSION, 0);
  fields.writeUInt16LE(DATE, 8);
  fields.writeUInt32LE(crc32(bytes), 10);
  fields.writeUInt32LE(bytes.length, 14);
  fields.writeUInt32LE(bytes.length, 18);
  fields.writeUInt16LE(path.length, 22);
  return fields;
}

/**
 * An archive of the files, in the order given.
 *
 * @throws {RangeError} For an invalid path, a duplicate path, and files that are too many or too large.
 */
export function writeZip(files: readonly EvidenceFile[]): Uint8Array {
  if (files.length > MAX_FILES) throw new RangeError(`An archive has at most ${MAX_FILES} files`);
  const seen = new Set<string>();
  for (const { path, bytes } of files) {
    if (!isEvidencePath(path) || seen.has(path)) {
      throw new RangeError(`"${path}" cannot be a file of a bundle`);
    }
    if (bytes.length > MAX_FILE_BYTES) throw new RangeError(`${path} is larger than ${MAX_FILE_BYTES} bytes`);
    seen.add(path);
  }
  const whole = archiveOf(files);
  if (whole.length > MAX_ARCHIVE_BYTES) {
    throw new RangeError(`An archive has at most ${MAX_ARCHIVE_BYTES} bytes`);
  }
  // Slices of a Buffer would share its bytes.
  return new Uint8Array(whole);
}

function archiveOf(files: readonly EvidenceFile[]): Buffer {
  const parts: Uint8Array[] = [], central: Uint8Array[] = [];
  let at = 0;
  for (const file of files) {
    const { path, bytes } = file;
    const name = Buffer.from(path, "latin1");
    const shared = sharedFields(file);
    const local = Buffer.alloc(4), header = Buffer.alloc(6), tail = Buffer.alloc(14);
    local.writeUInt32LE(LOCAL);
    parts.push(local, shared, name, bytes);
    header.writeUInt32LE(CENTRAL, 0);
    header.writeUInt16LE(VERSION, 4);
    tail.writeUInt32LE(at, 10);
    central.push(header, shared, tail, name);
    at += 30 + name.length + bytes.length;
  }
  const directory = Buffer.concat(central), end = Buffer.alloc(22);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, directory, end]);
}

function notAnArchive(what: string): SquatError {
  return new SquatError("invalid_parameter", `Cannot read the bundle: ${what}`);
}

/**
 * The files of an archive that `writeZip` could have written; no other archive is read. Nothing is decompressed and nothing
 * touches the disk.
 *
 * @throws {SquatError} `invalid_parameter`, saying what is wrong.
 */
export function readZip(archive: Uint8Array): EvidenceFile[] {
  if (archive.length > MAX_ARCHIVE_BYTES) throw notAnArchive(`it has more than ${MAX_ARCHIVE_BYTES} bytes`);
  const bytes = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength);
  const end = bytes.length - 22;
  if (end < 0 || bytes.readUInt32LE(end) !== END) {
    throw notAnArchive("it does not end like a zip archive of evidence");
  }
  const count = bytes.readUInt16LE(end + 10), directoryAt = bytes.readUInt32LE(end + 16);
  if (count > MAX_FILES) throw notAnArchive(`it has ${count} files; the most is ${MAX_FILES}`);
  const files: EvidenceFile[] = [];
  let at = 0;
  for (let i = 0; i < count; i++) {
    if (at + 30 > directoryAt || directoryAt > end || bytes.readUInt32LE(at) !== LOCAL) {
      throw notAnArchive(`file ${i + 1} does not begin where it should`);
    }
    const size = bytes.readUInt32LE(at + 22), nameLength = bytes.readUInt16LE(at + 26);
    const from = at + 30 + nameLength;
    if (size > MAX_FILE_BYTES || from + size > directoryAt) {
      throw notAnArchive(`file ${i + 1} is longer than the archive`);
    }
    const path = bytes.toString("latin1", at + 30, from);
    if (!isEvidencePath(path)) {
      throw notAnArchive(`${JSON.stringify(path.slice(0, 100))} is no name of a file of evidence`);
    }
    if (files.some((file) => file.path === path)) throw notAnArchive(`${path} comes twice`);
    files.push({ path, bytes: bytes.subarray(from, from + size) });
    at = from + size;
  }
  return files;
}

/** Whether an archive is what `writeZip` makes of its files: nothing stands between them, or in their headers. */
export function isAsWritten(archive: Uint8Array, files: readonly EvidenceFile[]): boolean {
  // Of an archive without a directory it may be larger than an archive may be.
  return archiveOf(files).equals(archive);
}
