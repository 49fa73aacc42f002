import { findDaysWithoutHours, findMissingFields, type Import, importFieldsByKind } from '@malote/api-client'
import { Alert, Button, Card, Form, Grid, Select, Stack } from '@malote/ui'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { getErrorMessage } from '../../lib/forms/form-errors.ts'
import { FormLock } from '../../lib/forms/form-lock.ts'
import type { Tab } from '../../lib/storage/tab-drafts.ts'
import { getColumnName, ignoredColumn, toMappingContent } from './column-choice.ts'
import { formatColumnsSource } from './format-columns-source.ts'
import { findHoursError, HoursFields, withUsualHours } from './hours-of-days.tsx'
import { type ImportConstant, useMapColumns } from './import.queries.ts'
import { ImportConstants } from './import-constants.tsx'
import { ImportPickup } from './import-pickup.tsx'
import { SavedMappings } from './saved-mappings.tsx'
import { useColumnChoice } from './use-column-choice.ts'

function describeProposal({ columnsFrom, source }: Import): string {
  if (columnsFrom) return `${formatColumnsSource(columnsFrom)}. Confira e continue.`
  if (source) return `Formato reconhecido: ${source}. Confira e continue.`
  return 'Reconhecemos o que foi possível; confira o resto.'
}

interface ImportColumnsProps {
  current: Import
  /** The user, whose choices are stored in this browser until they are sent. */
  userId: string
  /** This tab, which keeps its choices apart from those of other tabs. */
  tab: Tab
  onDone: () => void
  /** Returns to the check, when the columns are already mapped. */
  onBack: (() => void) | undefined
}

/** Maps the columns of the file to fields; the titles of the columns give the initial mapping. */
export function ImportColumns({ current, userId, tab, onDone, onBack }: ImportColumnsProps) {
  const importFields = importFieldsByKind[current.kind]
  const options = [
    { value: ignoredColumn, label: 'Ignorar esta coluna' },
    ...importFields.map(({ field, title, required }) => ({
      value: field,
      label: required ? `${title} (obrigatória)` : title,
    })),
  ]
  const getTitle = (field: string) => importFields.find((info) => info.field === field)?.title
  const { choice, isProposal, setChoice, removeStoredChoice } = useColumnChoice(current, userId, tab)
  const { fields, pickup } = choice
  const [tried, setTried] = useState(false)
  const map = useMapColumns(current.id)
  // With columns of the pickup each row has its own.
  const hasPickupColumns = findMissingFields(importFields, fields).every(({ field }) => field !== 'pickup/location')
  // A column has a value for each row.
  const shownConstants = choice.common.filter(({ field }) => !fields.includes(field))
  const stopsWithoutHours = findDaysWithoutHours(fields)
  const hoursFields = stopsWithoutHours.map(({ hours }) => hours)
  const common = withUsualHours(shownConstants, stopsWithoutHours)
  const constants = [...common, ...(hasPickupColumns ? [] : pickup)]
  const missing = findMissingFields(importFields, [...fields, ...constants.map(({ field }) => field)])
  const twice = (field: string, index: number) => field !== ignoredColumn && fields.indexOf(field) !== index
  const hasWrongHours = (constant: ImportConstant) =>
    hoursFields.includes(constant.field) && findHoursError(constant) !== undefined
  const isConsistent =
    !fields.some(twice) && constants.every(({ value }) => value.trim() !== '') && !common.some(hasWrongHours)
  const sound = missing.length === 0 && isConsistent

  const form = useRef<HTMLFormElement>(null)

  /** Focuses the first problem: the form of a file with many columns is longer than a screen. */
  const showProblems = () => {
    flushSync(() => setTried(true))
    form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-problem]')?.focus()
  }
  const submit = () => {
    if (!sound) return showProblems()
    setTried(true)
    map.mutate(
      {
        columns: fields.map((field) => field || null),
        readings: current.columns.map(({ reading }) => reading),
        constants,
      },
      {
        onSuccess: () => {
          removeStoredChoice()
          onDone()
        },
      },
    )
  }
  // A mapping may be saved before it is complete.
  const getContent = () => {
    if (!isConsistent) setTried(true)
    const titles = current.columns.map(({ title }) => title)
    return isConsistent ? toMappingContent(titles, fields, constants) : undefined
  }
  return (
    <Card.Root asChild>
      <section>
        <Card.Header
          title="O que é cada coluna?"
          description={`${current.fileName} · ${current.company.name}. ${isProposal ? describeProposal(current) : 'Confira e continue.'}`}
        />
        {/* Not in the form: React passes the submit event of its dialog to every parent component. */}
        <Card.Body className="pb-0">
          <SavedMappings current={current} choice={choice} onChoiceChange={setChoice} getContent={getContent} />
        </Card.Body>
        <Form
          ref={form}
          aria-label="Colunas da planilha"
          pending={map.isPending}
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <Card.Body>
            <FormLock value={map.isPending}>
              <Stack gap="md">
                {!hasPickupColumns && (
                  <ImportPickup
                    current={current}
                    value={pickup}
                    onValueChange={(value) => setChoice({ ...choice, pickup: value })}
                    error={tried && pickup.length === 0 ? 'Escolha de onde saem as entregas.' : undefined}
                  />
                )}
                <ImportConstants
                  available={importFields.filter(
                    ({ field }) => !field.startsWith('pickup/') && ![...fields, ...hoursFields].includes(field),
                  )}
                  value={shownConstants.filter(({ field }) => !hoursFields.includes(field))}
                  onValueChange={(value) =>
                    setChoice({
                      ...choice,
                      common: [...value, ...common.filter(({ field }) => hoursFields.includes(field))],
                    })
                  }
                  tried={tried}
                />
                <HoursFields
                  stops={stopsWithoutHours}
                  value={common}
                  onValueChange={(value) => setChoice({ ...choice, common: value })}
                  tried={tried}
                />
                {missing.length > 0 && (
                  <Alert
                    tone={tried ? 'danger' : 'warning'}
                    title="Falta dizer onde está"
                    tabIndex={-1}
                    data-problem=""
                  >
                    {`${missing.map(({ title }) => title).join(', ')}.`}
                  </Alert>
                )}
                {current.kind === 'orders' && current.columns.length === 1 && (
                  <Alert tone="info" title="O pedido inteiro está numa célula só?">
                    Copie as células da planilha e, em Nova Ordem de Serviço, use Colar pedido: ele separa o texto.
                  </Alert>
                )}
                {map.error && <Alert tone="danger" title={getErrorMessage(map.error)} />}
                <Grid columns="two" gap="md">
                  {current.columns.map(({ title, samples }, index) => {
                    const field = fields[index] ?? ignoredColumn
                    return (
                      <Select
                        // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity; titles may repeat.
                        key={index}
                        label={getColumnName(title, index)}
                        help={samples.length > 0 ? samples.join(' · ') : undefined}
                        options={options}
                        value={field}
                        readOnly={map.isPending}
                        onValueChange={(value) => setChoice({ ...choice, fields: fields.with(index, value) })}
                        error={
                          twice(field, index) ? `${getTitle(field)} já foi escolhida para outra coluna.` : undefined
                        }
                      />
                    )
                  })}
                </Grid>
              </Stack>
            </FormLock>
          </Card.Body>
          <Card.Footer>
            <Button type="submit" pending={map.isPending}>
              Conferir linhas
            </Button>
            {onBack && (
              <Button
                tone="neutral"
                variant="ghost"
                onClick={() => {
                  removeStoredChoice()
                  onBack()
                }}
              >
                Voltar sem mudar
              </Button>
            )}
          </Card.Footer>
        </Form>
      </section>
    </Card.Root>
  )
}
