export { ProfilePage } from './profile-page'
export { TermsGate } from './terms-gate'
