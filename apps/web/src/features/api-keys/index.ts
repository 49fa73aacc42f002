export { apiKeysQuery } from './api-keys.queries'
export { ApiKeysList } from './api-keys-list'
