import { type Settings, SettingsChanges } from '@malote/api-client'
import { toast } from '@malote/ui'
import { useState } from 'react'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import { FormDrawer } from '../../lib/forms/form-drawer.tsx'
import { useSaveSettings } from './settings.queries.ts'
import type { SettingsSection } from './settings-section.ts'

interface SectionDrawerProps<Values extends FieldValues> {
  section: SettingsSection<Values>
  settings: Settings
  onClose: () => void
}

/** Edits one section of the settings and saves it with the loaded version. */
export function SectionDrawer<Values extends FieldValues>({ section, settings, onClose }: SectionDrawerProps<Values>) {
  const { title, description, labels, toValues, toChanges, Fields } = section
  // The values at opening time, also when the query is refetched: only differences from them are sent.
  const [before] = useState(() => toValues(settings))
  const form = useForm<Values>({ defaultValues: before as DefaultValues<Values> })
  const save = useSaveSettings()
  return (
    <FormDrawer
      title={`Editar ${title.toLowerCase()}`}
      description={description}
      size="lg"
      submitLabel="Salvar mudanças"
      form={form}
      schema={SettingsChanges}
      toRequest={(values) => toChanges(values, before) || {}}
      labels={labels}
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
      <Fields />
    </FormDrawer>
  )
}
