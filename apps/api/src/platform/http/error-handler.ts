import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { ProblemField } from '@malote/api-client/contract'
import { errorCatalogue } from '@malote/api-client/contract'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { toAppError } from '../db/database.ts'
import { AppError, toProblem } from '../errors/app-error.ts'
import { newId } from '../security/ids.ts'

/** Sends every error as a problem document. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  void sendProblem(reply, toResponseError(error, request))
}

/** Converts a thrown value into the error of the response; unexpected errors are logged. */
export function toResponseError(error: unknown, request: FastifyRequest): AppError {
  const appError = recognise(error)
  if (!appError && isDisconnect(error, request)) request.log.info({ err: error }, 'the client disconnected')
  else if (!appError) request.log.error({ err: error }, 'unexpected error')
  else if (appError && errorCatalogue[appError.code].status >= 500) request.log.warn({ err: error }, 'unavailable')
  return appError ?? new AppError('internal')
}

/** Whether a response failed because the client closed the connection, such as during an export. */
function isDisconnect(error: unknown, { raw }: FastifyRequest): boolean {
  const { code = '' } = (error ?? {}) as NodeJS.ErrnoException
  return raw.socket.destroyed && /^(?:ECONNRESET|EPIPE|ABORT_ERR|ERR_STREAM_\w+)$/.test(code)
}

/**
 * Sends a problem document. It skips the response schemas, because problems have one format everywhere.
 *
 * @returns the reply, which an asynchronous handler must return; otherwise Fastify sends a second response.
 */
export function sendProblem(reply: FastifyReply, error: AppError): FastifyReply {
  const problem = toProblem(error, reply.request.id)
  return reply
    .code(problem.status)
    .headers(error.extras.headers ?? {})
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem))
}

/** Responds to a request that is not valid HTTP, which reaches no route. */
export function handleClientError(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return
  const requestId = newId()
  const rejection =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? new AppError('headers_too_large')
      : new AppError('malformed_json', 'A requisição não é HTTP bem formado.')
  const problem = toProblem(rejection, requestId)
  const body = JSON.stringify(problem)
  socket.end(
    [
      `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
      'content-type: application/problem+json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      `x-request-id: ${requestId}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  )
}

function recognise(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error
  const { validation, validationContext, code, statusCode } = error as FastifyError
  if (validation) {
    // A malformed id in the path is the id of nothing.
    if (validationContext === 'params') return new AppError('not_found')
    return new AppError('validation_failed', undefined, { errors: toFields(validation, validationContext) })
  }
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new AppError('payload_too_large')
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_ERR_CTP_INVALID_TYPE':
      return new AppError('unsupported_media_type')
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new AppError('malformed_json')
    case 'FST_ERR_BAD_URL':
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return new AppError('not_found')
  }
  if (statusCode === 400) return new AppError('malformed_json')
  return toAppError(error)
}

/**
 * Creates the error of an invalid request to an endpoint that creates the resource of its path. Elsewhere an invalid path
 * parameter is the id of nothing.
 */
export function toRequestMistake(issues: Issue[], context: string): AppError {
  return new AppError('validation_failed', undefined, { errors: toFields(issues, context) })
}

type Issue = NonNullable<FastifyError['validation']>[number]

function toFields(issues: Issue[], context: string | undefined): ProblemField[] {
  return issues.map(({ instancePath, keyword, message }) => ({
    pointer: context === 'querystring' ? `?${instancePath.slice(1).split('/')[0]}` : instancePath.replace(/^\/$/, ''),
    code: keyword,
    message: message ?? '',
  }))
}
