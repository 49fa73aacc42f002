import {
  defaultRecipientMessages,
  fillRecipientMessage,
  RecipientMessageKind,
  type RecipientMessageTemplates,
  recipientMessageKindLabels,
  recipientMessagePlaceholders,
} from '@malote/api-client'
import { Button, Card, Section, Stack, Text } from '@malote/ui'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useFormContext, useWatch } from 'react-hook-form'
import { formatList } from '../../../lib/format/formats.ts'
import { BoundTextarea } from '../../../lib/forms/bound-fields.ts'
import { getChangedFields } from '../../../lib/forms/changed-fields.ts'
import { type ConfirmTexts, confirmAction } from '../../../lib/forms/confirm-action.ts'
import { recipientMessageLabels as labels } from '../../../lib/forms/recipient-message-labels.ts'
import type { SettingKindView } from '../setting-kind.ts'
import { SettingSwitch } from './simple-kinds.tsx'

interface Values {
  recipientMessages: RecipientMessageTemplates
}

/** The messages to recipients: which are sent, and their texts. */
export const recipientMessagesKind: SettingKindView<RecipientMessageTemplates> = {
  toFacts: (messages) => [
    [
      'Avisos ligados',
      formatList(
        RecipientMessageKind.options
          .filter((kind) => messages[kind].enabled)
          .map((kind) => recipientMessageKindLabels[kind]),
      ) || 'Nenhum aviso',
    ],
  ],
  toRequest: getChangedFields,
  labels,
  Control: () => (
    <Stack gap="lg">
      {RecipientMessageKind.options.map((kind) => (
        <MessageFields key={kind} kind={kind} />
      ))}
    </Stack>
  ),
}

function MessageFields({ kind }: { kind: RecipientMessageKind }) {
  const names = recipientMessagePlaceholders[kind].map((name) => `{${name}}`)
  return (
    <Section title={recipientMessageKindLabels[kind]} level={3}>
      <Stack gap="md">
        <SettingSwitch name={`recipientMessages.${kind}.enabled`} label={labels[`recipientMessages.${kind}.enabled`]} />
        <BoundTextarea<Values>
          name={`recipientMessages.${kind}.text`}
          label={labels[`recipientMessages.${kind}.text`]}
          help={`Até 300 letras. No lugar destes nomes entram os dados da entrega: ${names.join(', ')}.`}
          required
          rows={3}
          maxLength={300}
        />
        <DefaultText kind={kind} />
        <Preview kind={kind} />
      </Stack>
    </Section>
  )
}

/** Replaces an own text of a message with the default; the confirmation shows the text that comes. Saving is a further step. */
function DefaultText({ kind }: { kind: RecipientMessageKind }) {
  const { control, setValue, setFocus, formState } = useFormContext<Values>()
  const name = `recipientMessages.${kind}.text` as const
  const current = useWatch({ control, name })
  const { text } = defaultRecipientMessages[kind]
  if (current === text) return null
  const replace = async () => {
    const confirmed = current.trim() === '' || (await confirmAction({ texts: getReplacementTexts(kind), action }))
    if (!confirmed) return
    setValue(name, text, { shouldDirty: true, shouldValidate: formState.isSubmitted })
    // The button disappears.
    setFocus(name)
  }
  return (
    <Button
      className="self-start"
      size="sm"
      tone="neutral"
      variant="outline"
      icon={<RotateCcw />}
      aria-label={`Voltar ao texto padrão: ${recipientMessageKindLabels[kind]}`}
      onClick={() => void replace()}
    >
      Voltar ao texto padrão
    </Button>
  )
}

const action = () => Promise.resolve(true)

const getReplacementTexts = (kind: RecipientMessageKind): ConfirmTexts => ({
  title: `Voltar “${recipientMessageKindLabels[kind]}” ao texto padrão?`,
  text: `O texto atual se perde. O aviso passa a ser: “${defaultRecipientMessages[kind].text}”`,
  confirm: 'Voltar ao texto padrão',
  cancel: 'Manter o texto atual',
  failed: 'O texto não mudou.',
})

/** Example values, so that an admin sees the text as a recipient reads it. */
const example = {
  nome: 'Mariana',
  empresa: 'Padaria da Serra',
  link: 'https://…/rastreio/…',
  previsao: 'hoje, até 18h',
}

function Preview({ kind }: { kind: RecipientMessageKind }) {
  const { control } = useFormContext<Values>()
  const text = useWatch({ control, name: `recipientMessages.${kind}.text` })
  const pin = recipientMessagePlaceholders[kind].includes('pin') ? '4821' : ''
  return (
    <Card.Root>
      <Card.Body>
        <Text size="sm" tone="subtle">
          Como chega
        </Text>
        <Text>{fillRecipientMessage(text, { ...example, pin })}</Text>
      </Card.Body>
    </Card.Root>
  )
}
