import { fieldError } from '../errors/app-error.ts'

/**
 * Rejects a query parameter whose escapes are not UTF-8, such as those of ISO-8859-1: it would be searched as other text, and
 * nothing would be found. A percent sign without digits is text.
 *
 * @throws AppError `validation_failed` at the parameter.
 */
export function assertUtf8Query(url: string): void {
  const query = url.slice(url.indexOf('?') + 1)
  if (!url.includes('?') || !query.includes('%')) return
  for (const pair of query.split('&')) {
    try {
      decodeURIComponent(pair.replace(/%(?![\da-f]{2})/gi, '%25'))
    } catch {
      throw fieldError(`?${pair.split('=')[0]}`, 'Codifique o valor em UTF-8.', 'encoding')
    }
  }
}
