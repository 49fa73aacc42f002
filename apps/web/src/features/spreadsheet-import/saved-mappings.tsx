import type { Import, ImportMapping } from '@malote/api-client'
import { Button, DropdownMenu, IconButton, Inline, Select, Stack, toast } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { useRef, useState } from 'react'
import { confirmAction } from '../../lib/forms/confirm-action.ts'
import { getErrorMessage } from '../../lib/forms/form-errors.ts'
import { type AppliedMapping, applyMapping, type ColumnChoice, type toMappingContent } from './column-choice.ts'
import {
  getConflictingVersion,
  importMappingsQuery,
  useChangeMapping,
  useRemoveMapping,
  useSaveMapping,
} from './import-mappings.queries.ts'
import { MappingNameDialog } from './mapping-name-dialog.tsx'
import { MappingNotice } from './mapping-notice.tsx'

/** A mapping with the version that the user has seen. */
type ChosenMapping = Pick<ImportMapping, 'id' | 'version'>

interface SavedMappingsProps {
  current: Import
  choice: ColumnChoice
  onChoiceChange: (choice: ColumnChoice) => void
  /** Returns the content to save; undefined while the form has errors, which it shows then. */
  getContent: () => ReturnType<typeof toMappingContent> | undefined
}

/**
 * The saved mappings of the company: the user applies one, saves the present one under a name, and changes, renames or
 * deletes the applied one.
 */
export function SavedMappings({ current, choice, onChoiceChange, getContent }: SavedMappingsProps) {
  const { company, kind, columns } = current
  const { data, error } = useQuery(importMappingsQuery(company.id, kind))
  const saved = data?.data ?? []
  const select = useRef<HTMLButtonElement>(null)
  const [chosen, setChosen] = useState<ChosenMapping>()
  const [applied, setApplied] = useState<AppliedMapping & { before: ColumnChoice }>()
  const [naming, setNaming] = useState<'new' | 'chosen'>()
  const create = useSaveMapping()
  const change = useChangeMapping()
  const remove = useRemoveMapping()
  const mapping = saved.find(({ id }) => id === chosen?.id)

  const apply = (id: string) => {
    const next = saved.find((candidate) => candidate.id === id)
    if (!next) return
    const titles = columns.map(({ title }) => title)
    const result = applyMapping(next, titles, choice)
    setChosen(next)
    setApplied({ ...result, before: choice })
    onChoiceChange(result.choice)
  }
  const undo = (before: ColumnChoice) => {
    onChoiceChange(before)
    setChosen(undefined)
    setApplied(undefined)
    // The button that had the focus is removed.
    select.current?.focus()
  }
  const saveChange = async (
    { id, version }: ChosenMapping,
    changes: Parameters<typeof change.mutateAsync>[0]['changes'],
  ) => {
    try {
      setChosen(await change.mutateAsync({ id, version, changes }))
    } catch (failure) {
      // The message names who has changed it; saving once more replaces that change.
      setChosen({ id, version: getConflictingVersion(failure) ?? version })
      throw failure
    }
  }
  const saveNew = async (name: string) => {
    const content = getContent()
    if (!content) return
    setChosen(await create.mutateAsync({ companyId: company.id, kind, name, ...content }))
    setApplied(undefined)
    toast.success(`Mapeamento “${name}” salvo.`, { description: `Para todas as pessoas de ${company.name}.` })
  }
  const rename = async (name: string) => {
    if (!chosen) return
    await saveChange(chosen, { name })
    toast.success(`O mapeamento agora é “${name}”.`)
  }
  const openDialog = () => {
    if (getContent()) setNaming('new')
    else toast.error('Corrija os campos marcados antes de salvar o mapeamento.')
  }
  const replace = ({ name }: ImportMapping, version: ChosenMapping) => {
    const content = getContent()
    if (!content) return toast.error('Corrija os campos marcados antes de salvar o mapeamento.')
    void confirmAction({
      tone: 'primary',
      texts: {
        title: `Salvar as alterações em “${name}”?`,
        text: `O mapeamento fica como as colunas estão agora, para todas as pessoas de ${company.name}.`,
        confirm: 'Salvar alterações',
        cancel: 'Manter como estava',
        done: `Mapeamento “${name}” atualizado.`,
        failed: 'Não foi possível salvar o mapeamento.',
      },
      action: () => saveChange(version, content),
    })
  }
  const discard = ({ id, name }: ImportMapping) =>
    confirmAction({
      texts: {
        title: `Excluir o mapeamento “${name}”?`,
        text: `Ele some para todas as pessoas de ${company.name}. As colunas desta planilha ficam como estão.`,
        confirm: 'Excluir mapeamento',
        cancel: 'Manter mapeamento',
        done: `Mapeamento “${name}” excluído.`,
        failed: 'Não foi possível excluir o mapeamento.',
      },
      action: () => remove.mutateAsync(id),
    })

  return (
    <Stack gap="sm">
      <Inline gap="sm" align="end">
        <Select
          ref={select}
          className="min-w-0 flex-1 basis-56"
          label="Mapeamento"
          placeholder={data && saved.length === 0 ? 'Nenhum salvo ainda' : 'Escolha um salvo'}
          emptyText="Nenhum salvo ainda"
          options={saved.map(({ id, name }) => ({ value: id, label: name }))}
          value={mapping?.id ?? null}
          onValueChange={apply}
          error={
            error && !data ? `Não foi possível carregar os mapeamentos salvos. ${getErrorMessage(error)}` : undefined
          }
        />
        <Inline gap="sm">
          <Button tone="neutral" variant="outline" onClick={openDialog}>
            Salvar como…
          </Button>
          {mapping && chosen && (
            <DropdownMenu.Root>
              <DropdownMenu.Trigger asChild>
                <IconButton label={`Ações do mapeamento ${mapping.name}`}>
                  <Ellipsis aria-hidden />
                </IconButton>
              </DropdownMenu.Trigger>
              <DropdownMenu.Content>
                <DropdownMenu.Item onSelect={() => replace(mapping, chosen)}>Salvar as alterações</DropdownMenu.Item>
                <DropdownMenu.Item onSelect={() => setTimeout(() => setNaming('chosen'), 0)}>
                  Renomear…
                </DropdownMenu.Item>
                <DropdownMenu.Separator />
                <DropdownMenu.Item tone="danger" onSelect={() => void discard(mapping)}>
                  Excluir…
                </DropdownMenu.Item>
              </DropdownMenu.Content>
            </DropdownMenu.Root>
          )}
        </Inline>
      </Inline>
      {applied && mapping && (
        <MappingNotice current={current} name={mapping.name} applied={applied} onUndo={() => undo(applied.before)} />
      )}
      {naming && (
        <MappingNameDialog
          title={naming === 'new' ? 'Salvar mapeamento' : 'Renomear mapeamento'}
          description={
            naming === 'new'
              ? `Guarda o que é cada coluna, de onde saem as entregas e o que é igual em todas as linhas, para todas as pessoas de ${company.name}. Os dados de quem recebe não são guardados.`
              : `O nome muda para todas as pessoas de ${company.name}.`
          }
          name={naming === 'chosen' ? (mapping?.name ?? '') : ''}
          submitLabel={naming === 'new' ? 'Salvar mapeamento' : 'Renomear'}
          onSave={naming === 'new' ? saveNew : rename}
          onClose={() => setNaming(undefined)}
        />
      )}
    </Stack>
  )
}
