const addressParts = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s

/**
 * Splits a database address with several hosts, such as `postgresql://malote@one:5432,two/malote`, into one address for each
 * host. The notation is that of libpq.
 */
export function splitHosts(url: string): readonly string[] {
  const [, start = '', hosts = '', rest = ''] = addressParts.exec(url) ?? []
  return hosts.includes(',') ? hosts.split(',').map((host) => `${start}${host}${rest}`) : [url]
}
