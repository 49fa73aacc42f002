import { settings } from '@malote/api-client'
import { query } from '../../app/api'

export const settingsQuery = query(settings.get, {})
