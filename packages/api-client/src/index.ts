export { ApiError, type LocalErrorCode } from './api-error.ts'
export { type CallOptions, type Client, type ClientOptions, createClient } from './client.ts'
export * from './contract/index.ts'
