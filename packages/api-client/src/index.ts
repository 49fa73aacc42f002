export { ApiError, type ApiErrorInit, type LocalErrorCode } from './client/api-error.ts'
export { type Client, type ClientOptions, createClient, type RequestOptions } from './client/client.ts'
export * from './contract/index.ts'
