import type { MessagePreferenceView } from '@malote/api-client'
import { Button, Card, Link, Stack, Text } from '@malote/ui'
import { Logo, StatusHero } from '@malote/ui/delivery'
import type { ReactNode } from 'react'

const problems = {
  404: {
    title: 'Não encontramos este link',
    text: 'Confira se o endereço está completo. Uma entrega sem e-mail nem telefone não tem avisos a recusar.',
  },
  410: {
    title: 'Este link não vale mais',
    text: 'A entrega terminou há algum tempo. Use o link no fim de um e-mail que você recebeu.',
  },
  429: { title: 'Muitas tentativas', text: 'Espere um minuto e abra o link de novo.' },
  500: { title: 'Algo falhou do nosso lado', text: 'Abra o link de novo em instantes.' },
  503: { title: 'Estamos fora do ar por um instante', text: 'Abra o link de novo em alguns minutos.' },
} as const

/** @returns title, text and tone of the page. */
export function getPreferenceSummary(view: MessagePreferenceView) {
  if (view.status !== 200) return { ...problems[view.status], tone: 'stopped' } as const
  if (view.company !== undefined) {
    return view.receives
      ? ({
          title: 'Avisos de entrega',
          text: `Avisamos quando uma entrega de ${view.company} é agendada, sai, está chegando e termina.`,
          tone: 'progress',
        } as const)
      : ({
          title: 'Você não recebe mais avisos',
          text: `Não enviaremos outros avisos de ${view.company}. As entregas continuam normalmente.`,
          tone: 'done',
        } as const)
  }
  return view.receives
    ? ({
        title: 'Você recebe avisos de entrega',
        text: 'Avisamos quando a entrega é agendada, sai, está chegando e termina.',
        tone: 'progress',
      } as const)
    : ({
        title: 'Você não recebe mais avisos',
        text: 'Não enviaremos outros avisos, de nenhuma empresa. As entregas continuam normalmente.',
        tone: 'done',
      } as const)
}

/** `/avisos/{token}`: the public page on which a recipient opts out. Rendered by the server only, without a script. */
export function MessagePreferencePage({ view }: { view: MessagePreferenceView }) {
  const { title, text, tone } = getPreferenceSummary(view)
  return (
    <div className="mx-auto grid w-full max-w-160 gap-5 px-4 py-5 md:py-8">
      <header>
        <Logo />
      </header>
      <main className="grid gap-5">
        <StatusHero tone={tone} title={title}>
          {text}
        </StatusHero>
        {view.status === 200 && <PreferenceCard view={view} />}
      </main>
      <footer>
        <Text size="sm" tone="subtle">
          Guardamos somente um código que reconhece o seu contato.{' '}
          <Link href="/politica-de-privacidade">Política de privacidade</Link>
        </Text>
      </footer>
    </div>
  )
}

/** A tracking link is shared with the sender, so only the link in a message opts in again. */
function PreferenceCard({ view }: { view: Extract<MessagePreferenceView, { status: 200 }> }) {
  const { receives, company, refusesSome } = view
  const optIn = 'Para voltar a receber, abra o link no fim de um e-mail de aviso que você recebeu.'
  return (
    <Card.Root>
      <Card.Body>
        {receives ? (
          <Stack gap="md">
            <PreferenceForm receives={false} label="Não quero receber avisos">
              Sem os avisos, o PIN de uma entrega chega a você somente por quem a enviou. {company && optIn}
            </PreferenceForm>
            {refusesSome && (
              <PreferenceForm receives label="Voltar a receber de todas as empresas">
                Você recusou os avisos de algumas empresas.
              </PreferenceForm>
            )}
          </Stack>
        ) : company ? (
          <Text>{optIn}</Text>
        ) : (
          <PreferenceForm receives label="Voltar a receber avisos">
            Mudou de ideia? Você pode voltar a receber.
          </PreferenceForm>
        )}
      </Card.Body>
    </Card.Root>
  )
}

interface PreferenceFormProps {
  /** What the form sets. */
  receives: boolean
  label: string
  children: ReactNode
}

function PreferenceForm({ receives, label, children }: PreferenceFormProps) {
  return (
    <form method="post">
      <Stack gap="md">
        <Text>{children}</Text>
        <Button
          type="submit"
          name="receives"
          value={String(receives)}
          {...(!receives && { variant: 'outline', tone: 'neutral' })}
        >
          {label}
        </Button>
      </Stack>
    </form>
  )
}
