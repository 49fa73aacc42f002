import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { settingsQuery } from './settings.queries.ts'

/**
 * Reports the URL of the external dashboards. Separate from the layout, which renders before the settings have loaded.
 */
export function MetabaseAddress({ onChange }: { onChange: (url: string | null) => void }) {
  const { data } = useQuery(settingsQuery)
  useEffect(() => onChange(data?.metabaseUrl ?? null), [data, onChange])
  return null
}
