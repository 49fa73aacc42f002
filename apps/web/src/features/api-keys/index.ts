export { apiKeysQuery } from './api-keys.queries'
export { ApiKeysCard } from './api-keys-card'
