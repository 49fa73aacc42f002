export { settingsQuery } from './settings.queries'
export { SettingsPage } from './settings-page'
