/**
 * Names a request, so that the same one sent again is done once. `crypto.randomUUID` exists only on secure origins; an
 * office may well open the app over plain http.
 */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
