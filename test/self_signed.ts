import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A certificate for localhost, made by OpenSSL; null, which is told, where there is none. */
export function selfSigned(): { cert: string; key: string } | null {
  const folder = mkdtempSync(join(tmpdir(), "deadringer-"));
  try {
    const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
    const args = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
    execFileSync("openssl", [...args, "-subj", "/CN=localhost", "-keyout", key, "-out", cert], {
      stdio: "ignore",
    });
    return { key: readFileSync(key, "utf8"), cert: readFileSync(cert, "utf8") };
  } catch {
    console.warn("skipped: no openssl to make a certificate with");
    return null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
