export { ProfilePage } from './profile-page.tsx'
export { TermsGate } from './terms-gate.tsx'
