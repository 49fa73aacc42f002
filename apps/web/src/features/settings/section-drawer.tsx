import { type SettingSection, type Settings, SettingsChanges } from '@malote/api-client'
import { Stack, toast } from '@malote/ui'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormDrawer } from '../../lib/forms/form-drawer.tsx'
import { getSectionLabels, listFormEntries, toChanges, toFormValues } from './setting-kinds.ts'
import { useSaveSettings } from './settings.queries.ts'

interface SectionDrawerProps {
  section: SettingSection
  settings: Settings
  onClose: () => void
}

/** Edits one section of the settings and saves it with the loaded version. */
export function SectionDrawer({ section, settings, onClose }: SectionDrawerProps) {
  const { title, description } = section
  // The values at opening time, also when the query is refetched: only differences from them are sent.
  const [before] = useState(() => toFormValues(section, settings))
  const form = useForm({ defaultValues: before })
  const save = useSaveSettings()
  return (
    <FormDrawer
      title={`Editar ${title.toLowerCase()}`}
      description={description}
      size="lg"
      submitLabel="Salvar mudanças"
      form={form}
      schema={SettingsChanges}
      toRequest={(values) => toChanges(section, values, before)}
      labels={getSectionLabels(section)}
      pending={save.isPending}
      error={save.error}
      version={settings.version}
      onSave={async (changes, version) => {
        if (Object.keys(changes).length > 0) {
          await save.mutateAsync({ ...changes, ...(version !== undefined && { version }) })
          toast.success(`${title}: mudanças salvas.`)
        }
        onClose()
      }}
      onClose={onClose}
    >
      <SectionFields section={section} />
    </FormDrawer>
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
