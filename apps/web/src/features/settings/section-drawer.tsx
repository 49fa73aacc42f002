import { type SettingSection, SettingsChanges } from '@malote/api-client'
import { Stack, toast } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import { LoadedDrawer } from '../../components/loaded-drawer.tsx'
import { ResourceDrawer } from '../../lib/forms/resource-drawer.tsx'
import { getEditTitle, getSectionLabels, listFormEntries, toChanges, toFormValues } from './setting-kinds.ts'
import { editedSettingsQuery, useSaveSettings } from './settings.queries.ts'

interface SectionDrawerProps {
  section: SettingSection
  onClose: () => void
}

/** Edits one section of the settings and saves it with the loaded version. */
export function SectionDrawer({ section, onClose }: SectionDrawerProps) {
  const drawerTitle = getEditTitle(section)
  const save = useSaveSettings()
  return (
    <LoadedDrawer title={drawerTitle} size="lg" query={useQuery(editedSettingsQuery)} onClose={onClose}>
      {(settings) => (
        <ResourceDrawer
          title={drawerTitle}
          description={section.description}
          size="lg"
          values={toFormValues(section, settings)}
          schema={SettingsChanges}
          toRequest={(values, before) => toChanges(section, values, before)}
          labels={getSectionLabels(section)}
          entity="settings"
          version={settings.version}
          onSave={async (changes, { version }) => {
            await save.mutateAsync({ ...changes, ...(version !== undefined && { version }) })
            toast.success(`${section.title}: alterações salvas.`)
          }}
          onClose={onClose}
        >
          <SectionFields section={section} />
        </ResourceDrawer>
      )}
    </LoadedDrawer>
  )
}

/** Short controls are side by side. */
function SectionFields({ section }: { section: SettingSection }) {
  const settings = listFormEntries(section)
  const fields = settings.map(({ key, setting, Control }) => <Control key={key} name={key} setting={setting} />)
  return settings.every(({ setting: { kind } }) => kind === 'number' || kind === 'timeZone') ? (
    <div className="grid gap-4 md:grid-cols-2">{fields}</div>
  ) : (
    <Stack gap="md">{fields}</Stack>
  )
}
