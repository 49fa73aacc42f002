import {
  commonErrors,
  type ErrorCode,
  endpoints,
  errorCatalogue,
  getEndpointErrors,
} from '../../packages/api-client/src/contract/index.ts'

/** The English explanation of each error for integrators. The response itself is in Portuguese. */
const explanations: Record<ErrorCode, { meaning: string; action: string }> = {
  malformed_json: { meaning: 'The request body is not valid JSON.', action: 'Correct the body. Do not retry as is.' },
  malformed_upload: {
    meaning: 'The upload is incomplete or not `multipart/form-data`.',
    action: 'Send the form again, complete.',
  },
  malformed_message: {
    meaning: 'The body of `POST /v1/inbox` is no e-mail, or takes too long to read.',
    action: 'Send the complete MIME text of the message, with its headers. Do not retry as is.',
  },
  validation_failed: {
    meaning: 'A field, query parameter or header is missing, invalid or not declared.',
    action:
      'Read `errors`: each entry has a JSON pointer (or `?name`) and a message. A header is named in `detail`. Correct and resend.',
  },
  unauthenticated: {
    meaning: 'The session or API key is missing, expired or revoked.',
    action: 'Sign in again, or replace the key.',
  },
  invalid_credentials: { meaning: 'E-mail or password is wrong.', action: 'Let the user type both again.' },
  password_required: {
    meaning:
      'The operation is sensitive, and the password was not entered in this session within the last ten minutes.',
    action: 'Prompt for the password, send it to `POST /v1/users/me/confirm-password`, and repeat the request.',
  },
  forbidden: {
    meaning: 'The role or the key does not allow this operation.',
    action: 'Do not retry. Use a user with the required role.',
  },
  not_found: {
    meaning: 'The resource does not exist, or belongs to another company.',
    action: 'Check the id or number. Both cases return the same response.',
  },
  postal_code_not_found: { meaning: 'No service has this CEP.', action: 'Let the user type the address.' },
  method_not_allowed: {
    meaning: 'The URL does not support this method.',
    action: 'Use a method of the `Allow` header.',
  },
  already_exists: {
    meaning: 'A unique value (CNPJ, e-mail, name, reference) is taken.',
    action: 'Use another value, or find the existing record.',
  },
  in_use: {
    meaning: 'Other records refer to this one.',
    action: 'Deactivate it, or finish the records that `detail` mentions.',
  },
  invalid_transition: {
    meaning: 'The status of the order, or a missing proof, does not allow this transition.',
    action: 'Read the order again. `allowed` lists the statuses that are possible now.',
  },
  quota_exceeded: {
    meaning: 'The daily number of orders of the company is used up.',
    action: 'Retry on the next day, or agree on a higher limit with the provider.',
  },
  limit_reached: {
    meaning: 'A fixed maximum (keys, webhooks, users, comments, schedules) is reached.',
    action: 'Delete records that are not needed.',
  },
  not_editable: {
    meaning: 'The status of the order does not allow an edit of this field.',
    action: 'Read `errors` for the fields. Send only fields that the status allows.',
  },
  receipt_not_ready: {
    meaning: 'The order is not delivered, partially delivered or returned, so it has no receipt.',
    action: 'Request the receipt after the order is finished.',
  },
  not_invited: {
    meaning: 'The user has already accepted the invitation.',
    action: 'Do not retry. The user can reset the password.',
  },
  already_closed: { meaning: 'The data request is already closed.', action: 'Do not retry. Open a new request.' },
  last_admin: { meaning: 'The change would leave no active admin.', action: 'Make another user an admin first.' },
  idempotency_in_progress: {
    meaning: 'A request with this idempotency key is still running.',
    action: 'Retry with the same key after some seconds.',
  },
  invalid_token: { meaning: 'The link expired or was used.', action: 'Request a new link.' },
  version_conflict: {
    meaning: 'The resource changed since the version that the request names.',
    action: 'Read `changes` and `version`, merge, and resend with the new version.',
  },
  version_required: {
    meaning: 'The request has no version.',
    action: 'Send `If-Match` with the `ETag`, or `version` in the body.',
  },
  payload_too_large: { meaning: 'The body or a file is too large.', action: 'Send less data per request.' },
  unsupported_media_type: {
    meaning: 'The endpoint does not accept this `Content-Type`.',
    action: 'Send `application/json`, or `multipart/form-data` for uploads.',
  },
  idempotency_key_reused: {
    meaning: 'The idempotency key was used with another request.',
    action: 'Use a new key for a new request.',
  },
  query_too_slow: {
    meaning: 'A search, filter or report read for more than five seconds and was canceled.',
    action: 'Narrow it: a company, a shorter period, more letters. Do not retry as is.',
  },
  headers_too_large: { meaning: 'The URL or the headers are too long.', action: 'Send shorter parameters.' },
  too_many_requests: { meaning: 'A rate limit is exceeded.', action: 'Retry after the seconds in `Retry-After`.' },
  internal: {
    meaning: 'The server failed unexpectedly.',
    action: 'Retry with the same idempotency key. Report `requestId` if it persists.',
  },
  postal_code_unavailable: {
    meaning: 'The CEP services do not respond.',
    action: 'Let the user type the address, or retry later.',
  },
  unavailable: {
    meaning: 'The server, its database or its disk cannot serve requests now.',
    action: 'Retry after `Retry-After`, with the same idempotency key.',
  },
}

const isCommon = (code: ErrorCode) => (commonErrors as readonly ErrorCode[]).includes(code)

function formatEndpoints(code: ErrorCode): string {
  const ids = endpoints.filter((endpoint) => getEndpointErrors(endpoint).includes(code)).map(({ id }) => `\`${id}\``)
  if (ids.length === endpoints.length) return 'all'
  if (endpoints.every((endpoint) => endpoint.roles === 'public' || ids.includes(`\`${endpoint.id}\``))) {
    return 'all that require a session or an API key'
  }
  if (ids.length === 0) return 'any URL, before an endpoint is selected'
  return isCommon(code) ? 'all with a request body' : ids.sort().join(' ')
}

/** Returns the text of docs/error-codes.md. */
export function errorCodesPage(): string {
  const codes = Object.keys(errorCatalogue) as ErrorCode[]
  const rows = codes.map((code) => {
    const { meaning, action } = explanations[code]
    return `| \`${code}\` | ${errorCatalogue[code].status} | ${meaning} | ${action} |`
  })
  const endpointRows = codes.map((code) => `| \`${code}\` | ${formatEndpoints(code)} |`)
  return `<!-- Generated by \`pnpm docs:generate\` from the contract. Do not edit. -->
# Error codes

Every error response is \`application/problem+json\` (RFC 9457). Programs must read \`code\`: it is stable within \`/v1\`.
\`title\` and \`detail\` are Portuguese texts for users. \`requestId\` identifies the request in the log of the server.

\`\`\`json
{
  "type": "urn:malote:problem:validation_failed",
  "title": "${errorCatalogue.validation_failed.title}",
  "status": 400,
  "code": "validation_failed",
  "requestId": "…",
  "errors": [{ "pointer": "/pickup/address/postalCode", "code": "…", "message": "O CEP tem 8 números." }]
}
\`\`\`

| Code | Status | Meaning | What to do |
|---|---|---|---|
${rows.join('\n')}

## Endpoints per code

The names are operation ids of \`/v1/openapi.json\`.

| Code | Endpoints |
|---|---|
${endpointRows.join('\n')}
`
}
