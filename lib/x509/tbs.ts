import { type Der, INTEGER, SEQUENCE } from "./der.ts";

const VERSION = 0xa0;

/**
 * Offsets of the fields of a TBSCertificate (RFC 5280 section 4.1.2): the only walk over one. `issuer`, `subject` and
 * `key` are where the element starts, `…Start` and `…End` where its content does.
 */
export interface TbsCertificate {
  /** Content. */
  start: number;
  /** End of the content. */
  end: number;
  /** Content of the serial number. */
  serialStart: number;
  /** End of the serial number. */
  serialEnd: number;
  /** The issuer's name. */
  issuer: number;
  /** Its content. */
  issuerStart: number;
  /** Its end; the validity starts here. */
  issuerEnd: number;
  /** Content of the validity. */
  validityStart: number;
  /** Its end; the subject's name starts here. */
  validityEnd: number;
  /** Content of the subject's name. */
  subjectStart: number;
  /** Its end; SubjectPublicKeyInfo starts here. */
  subjectEnd: number;
  /** Content of SubjectPublicKeyInfo. */
  keyStart: number;
  /** Its end; unique identifiers and extensions follow. */
  keyEnd: number;
}

/**
 * The fields of the TBSCertificate at `pos`.
 *
 * @throws {DerError} When a field is missing or of another type.
 */
export function tbsAt(der: Der, pos: number, limit: number): TbsCertificate {
  der.expect(SEQUENCE, pos, limit);
  const { start, end } = der;
  if (der.read(start, end) === VERSION) der.expect(INTEGER, der.end, end);
  else der.expect(INTEGER, start, end);
  const serialStart = der.start;
  const serialEnd = der.end;
  der.expect(SEQUENCE, serialEnd, end); // The signature algorithm, again.
  const issuer = der.end;
  der.expect(SEQUENCE, issuer, end);
  const issuerStart = der.start;
  const issuerEnd = der.end;
  der.expect(SEQUENCE, issuerEnd, end);
  const validityStart = der.start;
  const validityEnd = der.end;
  der.expect(SEQUENCE, validityEnd, end);
  const subjectStart = der.start;
  const subjectEnd = der.end;
  der.expect(SEQUENCE, subjectEnd, end);
  return {
    start,
    end,
    serialStart,
    serialEnd,
    issuer,
    issuerStart,
    issuerEnd,
    validityStart,
    validityEnd,
    subjectStart,
    subjectEnd,
    keyStart: der.start,
    keyEnd: der.end,
  };
}
