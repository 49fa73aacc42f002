/** Describes a response with an unexpected status. */
export const describeRejectedStatus = (status: number): string =>
  status >= 300 && status < 400
    ? `Respondeu ${status}: redirecionamentos não são seguidos. Cadastre o endereço final.`
    : `Respondeu ${status}; esperávamos de 200 a 299.`

/**
 * Describes why there was no response. It does not contain the original message, which the other server could
 * influence.
 */
export function describeOutboundError(error: unknown): string {
  const { name, code, message } = error as NodeJS.ErrnoException
  if (name === 'TimeoutError' || name === 'AbortError') return 'Não respondeu em 10 segundos.'
  if (/is not allowed|private|Not allowed/i.test(message)) return 'O endereço leva a uma rede interna e não é chamado.'
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'O nome do servidor não foi encontrado.'
  if (code === 'ECONNREFUSED') return 'O servidor recusou a conexão.'
  if (/CERT|SSL|TLS|certificate/i.test(`${code} ${message}`)) return 'O certificado do servidor não é válido.'
  return 'A conexão com o servidor falhou.'
}
