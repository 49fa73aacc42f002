export { apiKeysQuery } from './api-keys.queries.ts'
export { ApiKeysList } from './api-keys-list.tsx'
