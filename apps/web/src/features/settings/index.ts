export { settingsHistoryQuery, settingsQuery } from './settings.queries'
export { SettingsFrame } from './settings-frame'
export { SettingsPage } from './settings-page'
export { plainSettings, SettingsSearch } from './settings-search'
