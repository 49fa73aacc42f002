export { MessagePreferenceDocument, type MessagePreferenceInput } from './message-preference-document.tsx'
