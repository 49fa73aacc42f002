import { printDocument } from './platform/openapi/openapi.ts'
import type { OpenApi } from './platform/openapi/openapi-types.ts'

/** Returns the contract as OpenAPI 3.1, as the server of an example address prints it. */
export const printOpenApi = async (): Promise<OpenApi> => printDocument('https://malote.example')
