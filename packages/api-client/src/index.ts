export { ApiError, type LocalErrorCode } from './client/api-error.ts'
export { type CallOptions, type Client, type ClientOptions, createClient } from './client/client.ts'
export * from './contract/index.ts'
