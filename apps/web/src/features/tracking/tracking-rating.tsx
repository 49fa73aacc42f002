import type { RejectedForm, TrackedOrder } from '@malote/api-client'
import { Card, RadioGroup, Stack, Text, Textarea } from '@malote/ui'
import { getFormState, PublicForm } from './tracking-form-parts.tsx'
import { formatInstant } from './tracking-times.ts'

const scores = [
  { value: '1', label: '1 · Péssima' },
  { value: '2', label: '2 · Ruim' },
  { value: '3', label: '3 · Regular' },
  { value: '4', label: '4 · Boa' },
  { value: '5', label: '5 · Ótima' },
]

interface RatingCardProps {
  order: TrackedOrder
  rejected: RejectedForm | undefined
  path: string
  now: string
}

/** The recipient's rating of a delivery: the form, and what was sent. */
export function RatingCard({ order, rejected, path, now }: RatingCardProps) {
  const { rating, canRate, delivery } = order
  if (!rating && !canRate) return null
  const { values, errors } = getFormState('rating', rejected)
  return (
    <Card.Root asChild>
      <section id="avaliacao">
        <Card.Header title={rating ? 'Sua avaliação' : 'Como foi a entrega?'} level={2} />
        <Card.Body>
          <Stack gap="md">
            {rating && (
              <Text>
                {`Você deu nota ${rating.score} de 5. Obrigado.`}
                {canRate && ` Pode mudar até ${formatInstant(delivery.timeZone, rating.changeableUntil, now)}.`}
              </Text>
            )}
            {rating?.comment && !canRate && <Text tone="subtle">{rating.comment}</Text>}
            {canRate && (
              <PublicForm
                label="Avaliar a entrega"
                action={`${path}/avaliacao#avaliacao`}
                error={errors.form}
                submit={rating ? 'Mudar avaliação' : 'Enviar avaliação'}
              >
                <RadioGroup
                  label="Nota"
                  name="score"
                  options={scores}
                  variant="chips"
                  defaultValue={values.score ?? rating?.score.toString() ?? null}
                  error={errors.score}
                  required
                />
                <Textarea
                  label="Comentário"
                  name="comment"
                  rows={3}
                  maxLength={500}
                  defaultValue={values.comment ?? rating?.comment ?? undefined}
                  error={errors.comment}
                  help="Quem envia e quem entrega leem. Não escreva dados pessoais."
                  optional
                />
              </PublicForm>
            )}
          </Stack>
        </Card.Body>
      </section>
    </Card.Root>
  )
}
