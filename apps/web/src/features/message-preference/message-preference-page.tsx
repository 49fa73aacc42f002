import type { MessagePreferenceView } from '@malote/api-client'
import { Button, Card, Link, Stack, Text } from '@malote/ui'
import { Logo, StatusHero } from '@malote/ui/delivery'

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
        {view.status === 200 && <PreferenceForm receives={view.receives} />}
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

function PreferenceForm({ receives }: { receives: boolean }) {
  return (
    <Card.Root>
      <Card.Body>
        <form method="post">
          <Stack gap="md">
            <Text>
              {receives
                ? 'Sem os avisos, o PIN de uma entrega chega a você somente por quem a enviou.'
                : 'Mudou de ideia? Você pode voltar a receber.'}
            </Text>
            <Button
              type="submit"
              name="receives"
              value={String(!receives)}
              {...(receives && { variant: 'outline', tone: 'neutral' })}
            >
              {receives ? 'Não quero receber avisos' : 'Voltar a receber avisos'}
            </Button>
          </Stack>
        </form>
      </Card.Body>
    </Card.Root>
  )
}
