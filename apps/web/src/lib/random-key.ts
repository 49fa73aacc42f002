/** @returns 32 random hex digits. `crypto.randomUUID` exists only on secure origins; an office may open the app over http. */
export function createRandomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
