import * as z from 'zod/mini'
import { ConflictingChange } from './changes.ts'

/**
 * Every error that the API returns: its HTTP status and its title. The `code` is stable and meant for programs;
 * titles and details are for users, in Portuguese.
 */
export const errorCatalogue = {
  malformed_json: { status: 400, title: 'O corpo da requisição não é um JSON bem formado.' },
  malformed_upload: { status: 400, title: 'O envio chegou incompleto ou fora do formato multipart/form-data.' },
  malformed_message: { status: 400, title: 'O envio não é um e-mail que dê para ler.' },
  validation_failed: { status: 400, title: 'Alguns campos precisam de atenção.' },
  unauthenticated: { status: 401, title: 'Sua sessão terminou. Entre de novo para continuar de onde parou.' },
  invalid_credentials: { status: 401, title: 'E-mail ou senha incorretos.' },
  password_required: { status: 403, title: 'Confirme a sua senha para continuar.' },
  forbidden: { status: 403, title: 'Seu perfil não permite esta ação.' },
  not_found: { status: 404, title: 'Não encontramos o que você procura.' },
  postal_code_not_found: {
    status: 404,
    title: 'Não encontramos este CEP. Confira os números ou preencha o endereço.',
  },
  method_not_allowed: { status: 405, title: 'Este endereço não aceita este método; veja os que aceita em Allow.' },
  already_exists: { status: 409, title: 'Já existe um cadastro com estes dados.' },
  in_use: { status: 409, title: 'Este cadastro está em uso e não pode ser excluído.' },
  invalid_transition: { status: 409, title: 'Esta mudança de status não é permitida agora.' },
  quota_exceeded: { status: 409, title: 'A empresa chegou ao limite de ordens combinado para hoje.' },
  limit_reached: { status: 409, title: 'A empresa já tem o máximo destes cadastros.' },
  not_editable: { status: 409, title: 'Esta ordem não pode mais ser alterada assim.' },
  receipt_not_ready: { status: 409, title: 'A ordem ainda não tem comprovante: ele é emitido quando ela termina.' },
  not_invited: { status: 409, title: 'Esta pessoa não espera um convite.' },
  already_closed: { status: 409, title: 'Este pedido já foi encerrado.' },
  last_admin: { status: 409, title: 'Mantenha pelo menos um administrador ativo.' },
  idempotency_in_progress: { status: 409, title: 'Esta requisição já está sendo processada. Espere e tente de novo.' },
  invalid_token: { status: 410, title: 'Este link não vale mais. Peça um novo.' },
  version_conflict: { status: 412, title: 'Outra pessoa mudou este cadastro enquanto você editava.' },
  version_required: { status: 428, title: 'Diga qual versão você editou, em If-Match ou em version.' },
  payload_too_large: { status: 413, title: 'O envio passa do tamanho permitido.' },
  unsupported_media_type: {
    status: 415,
    title: 'Envie o conteúdo no formato que esta chamada aceita; quase sempre, application/json.',
  },
  idempotency_key_reused: { status: 422, title: 'Esta chave de idempotência já foi usada com outro conteúdo.' },
  query_too_slow: {
    status: 422,
    title: 'A consulta demorou demais. Escolha uma empresa, um período menor ou mais letras na busca.',
  },
  headers_too_large: { status: 431, title: 'O endereço ou os cabeçalhos da requisição são longos demais.' },
  too_many_requests: { status: 429, title: 'Muitas tentativas. Tente de novo em alguns minutos.' },
  internal: { status: 500, title: 'Algo falhou do nosso lado. Tente de novo em instantes.' },
  postal_code_unavailable: { status: 503, title: 'A busca de CEP está fora do ar. Preencha o endereço à mão.' },
  unavailable: { status: 503, title: 'O serviço está temporariamente fora do ar. Tente de novo em instantes.' },
} as const satisfies Record<string, { status: number; title: string }>

export type ErrorCode = keyof typeof errorCatalogue

/** The errors that every endpoint may return, also without declaring them. */
export const commonErrors = [
  'malformed_json',
  'validation_failed',
  'payload_too_large',
  'unsupported_media_type',
  'too_many_requests',
  'internal',
  'unavailable',
] as const satisfies readonly ErrorCode[]

/** The common errors that only endpoints with a body return. */
export const bodyErrors: readonly ErrorCode[] = ['malformed_json', 'payload_too_large', 'unsupported_media_type']

/** One invalid field: a JSON pointer into the body (RFC 6901) or `?name` for a query parameter. */
export const ProblemField = z.object({
  pointer: z.string(),
  code: z.string(),
  message: z.string(),
})
export type ProblemField = z.infer<typeof ProblemField>

/** The body of an error response, `application/problem+json` (RFC 9457). */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: z.optional(z.string()),
  requestId: z.string(),
  errors: z.optional(z.array(ProblemField)),
  /** With `invalid_transition`: the statuses to which this caller may move the order now. */
  allowed: z.optional(z.array(z.string())),
  /** With `version_conflict`: the current version, and the changes made since the caller's. */
  version: z.optional(z.int()),
  changes: z.optional(z.array(ConflictingChange)),
})
export type Problem = z.infer<typeof Problem>
