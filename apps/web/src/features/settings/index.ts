export { settingsHistoryQuery, settingsQuery } from './settings.queries'
export { SettingsPage } from './settings-page'
export { plainSettings, SettingsSearch } from './settings-search'
