/** Escapes text for HTML content and for attributes in double quotes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`)
