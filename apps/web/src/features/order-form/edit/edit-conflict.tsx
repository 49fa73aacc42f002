import { type ConflictingChange, type ServiceOrder, serviceOrderStatusLabels } from '@malote/api-client'
import { Alert, Button, Drawer, RadioGroup, Section, Stack, Text } from '@malote/ui'
import { formatMasked } from '@malote/ui/br'
import { formatCents, formatFullDay } from '../../../lib/format/formats.ts'
import { formatProofs, parseProofOption } from '../../../lib/format/proof-choice.ts'
import { ConflictingChanges, getConflictTitle } from '../../../lib/forms/conflicting-changes.tsx'
import { formatFieldValue, getFieldLabel } from '../../orders/order/field-text.ts'
import type { OrderValues } from '../form/order-values.ts'
import type { FieldConflict } from './merge-edits.ts'
import { getPartLabel } from './part-label.ts'

interface EditConflictProps {
  /** The version that the other user saved. */
  order: ServiceOrder
  changes: readonly ConflictingChange[]
  conflicts: readonly FieldConflict[]
  /** The parts that the user changed, and that the current status of the order does not allow to change. */
  locked: readonly FieldConflict[]
  /** Whether something is left to save. */
  canSave: boolean
  /** The paths of conflicts in which the other user's value is used. */
  otherPaths: ReadonlySet<string>
  onChoose: (path: string, side: 'own' | 'other') => void
  pending: boolean
  onBack: () => void
  onSave: () => void
}

/** Shows what another user changed during the edit; where both changed the same field, the user selects a value. */
export function EditConflict(props: EditConflictProps) {
  const { order, changes, conflicts, locked, canSave, otherPaths, onChoose, pending, onBack, onSave } = props
  return (
    <>
      <Stack gap="lg">
        <Alert tone="warning" title={getConflictTitle(changes, 'esta ordem')}>
          {conflicts.length > 0
            ? 'O que você digitou está guardado. Escolha o que fica onde os dois mexeram no mesmo campo.'
            : locked.length > 0
              ? 'Nem tudo o que você digitou ainda pode ser salvo.'
              : 'O que você digitou está guardado e não bate com o que mudou: dá para salvar os dois.'}
        </Alert>
        {changes.length > 0 && (
          <Section title="O que mudou" level={3}>
            <ConflictingChanges
              changes={changes}
              getLabel={getFieldLabel}
              formatValue={(field, value) => formatFieldValue(field, value, order.stops)}
            />
          </Section>
        )}
        {locked.length > 0 && (
          <Section title={`O que não muda mais em “${serviceOrderStatusLabels[order.status]}”`} level={3}>
            <Stack gap="xs" asChild>
              <ul>
                {locked.map(({ path, own }) => (
                  <Text key={path} asChild>
                    <li>{`${getPartLabel(path)}: ${formatPart(path, own, order)}`}</li>
                  </Text>
                ))}
              </ul>
            </Stack>
          </Section>
        )}
        {conflicts.length > 0 && (
          <Section title="O que fica" level={3}>
            <Stack gap="lg">
              {conflicts.map(({ path, own, other }) => (
                <RadioGroup
                  key={path}
                  label={getPartLabel(path)}
                  value={otherPaths.has(path) ? 'other' : 'own'}
                  onValueChange={(side) => onChoose(path, side)}
                  options={[
                    { value: 'own', label: formatPart(path, own, order), help: 'O que você digitou' },
                    { value: 'other', label: formatPart(path, other, order), help: 'O que está salvo agora' },
                  ]}
                />
              ))}
            </Stack>
          </Section>
        )}
      </Stack>
      <Drawer.Footer>
        <Button variant="outline" tone="neutral" disabled={pending} onClick={onBack}>
          Voltar à edição
        </Button>
        {canSave && (
          <Button pending={pending} onClick={onSave}>
            Salvar com estas escolhas
          </Button>
        )}
      </Drawer.Footer>
    </>
  )
}

/** @returns a part of the form formatted for display. */
function formatPart(path: string, part: unknown, { stops }: ServiceOrder): string {
  if (path === 'items')
    return (part as OrderValues['items']).map(({ description }) => description).join(', ') || 'Nenhum'
  if (path === 'dropoffs') return (part as OrderValues['dropoffs']).map(({ contactName }) => contactName).join(', ')
  if (path.endsWith('window')) {
    const { day, start, end } = part as OrderValues['pickup']['window']
    return day ? `${formatFullDay(day)} ${start} – ${end}` : 'O quanto antes'
  }
  // The form holds the digits of a typed phone, and the formatted phone of the order.
  if (path.endsWith('contactPhone') && part) return formatMasked('phone', String(part))
  if (path.endsWith('requiredProofs')) return formatProofs(parseProofOption(String(part)) ?? [])
  if (typeof part === 'number') return formatCents(part)
  return formatFieldValue(`/${path.replaceAll('.', '/')}`, (part ?? null) as string | null, stops)
}
