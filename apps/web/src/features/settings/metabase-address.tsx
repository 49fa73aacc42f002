import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { settingsQuery } from './settings.queries'

/** Tells where the external dashboards are. Apart from the frame, which stands before the settings have come. */
export function MetabaseAddress({ onChange }: { onChange: (url: string | null) => void }) {
  const { data } = useQuery(settingsQuery)
  useEffect(() => onChange(data?.metabaseUrl ?? null), [data, onChange])
  return null
}
