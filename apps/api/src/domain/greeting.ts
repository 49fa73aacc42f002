/** What mail programs turn into a link: an address of the web or of e-mail, or a domain. */
const linkLike = /[/@:\\]|\.[\p{L}\d-]{2}/u

/**
 * Returns the first line of an e-mail. A name that mail programs would turn into a link is left out: users enter the name of
 * others, and invite any address.
 */
export const formatGreeting = (name: string): string => (linkLike.test(name) ? 'Olá.' : `Olá, ${name}.`)
