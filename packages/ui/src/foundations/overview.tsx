import BookOpen from 'lucide-react/icons/book-open'
import PanelsTopLeft from 'lucide-react/icons/panels-top-left'
import { Logo } from '../delivery.ts'
import { Button, Card, CodeBlock, Grid, Heading, Inline, Separator, Stack, Text } from '../index.ts'
import { GuideLink, guideHref } from './guide-link.tsx'
import { OverviewLive, OverviewOrder } from './overview-live.tsx'
import { OverviewTokens } from './overview-tokens.tsx'

/** Only counted, not loaded. */
const components = Object.keys(import.meta.glob('../components/*/index.ts')).length

const theme = `@import 'tailwindcss';
@import '@malote/ui/styles.css';`

const use = `import { Button } from '@malote/ui'

<Button>Criar ordem</Button>`

const principles = [
  [
    'Sem dados, sem rotas',
    'Um componente recebe propriedades simples. Links entram por asChild, de qualquer roteador.',
  ],
  [
    'Propriedades dizem o sentido',
    'tone é o que algo significa; variant, o quanto chama; pending e disabled, como está.',
  ],
  ['Nada sem nome', 'Um controle sem nome para o desenvolvimento e diz como dar um. O anel de foco aparece sempre.'],
  ['Leve até ser preciso', 'Menus, listas, diálogos e dicas só buscam seu código quando alguém vai usá-los.'],
  [
    'Português de fábrica',
    'Cada texto que um componente diz sozinho já vem escrito, e LocaleProvider troca qualquer um.',
  ],
  ['Uma fonte de cores', 'Claro e escuro moram no mesmo papel. Outra marca troca meia dúzia de variáveis CSS.'],
] as const

const links = [
  [
    'começar-aplicativo-novo-getting-started--docs',
    'Aplicativo novo',
    'Do zero a uma página com moldura, em quatro passos.',
  ],
  [
    'patterns-list-page-página-de-lista--guide',
    'Padrões de página',
    'Lista, detalhe, formulário, passo a passo e seus estados.',
  ],
  ['foundations-voice--docs', 'Voz', 'Como a interface fala: o que não deu certo e o que fazer.'],
  ['foundations-rebrand--guide', 'Outra marca', 'As variáveis que mudam, e o que continua igual.'],
  ['começar-ciclo-de-vida-lifecycle--docs', 'Ciclo de vida', 'O que é estável, o que pode mudar e com que aviso.'],
  ['começar-o-que-mudou-changelog--docs', 'O que mudou', 'A próxima versão e as que já saíram.'],
] as const

function Hero() {
  return (
    <div className="border-b border-line bg-surface-raised">
      <div className="mx-auto grid max-w-6xl items-center gap-10 px-4 py-10 md:px-8 md:py-14 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <Stack gap="lg">
          <Logo />
          <Stack gap="sm">
            <h1 className="text-3xl font-bold tracking-tight text-balance">Telas em que se trabalha o dia inteiro</h1>
            <Text size="lg" tone="subtle" className="max-w-[38rem]">
              O sistema de design do Malote reúne {components} componentes React para ferramentas de operação: calmos,
              densos e francos sobre o que aconteceu e o que vem depois.
            </Text>
          </Stack>
          <Inline>
            <Button asChild size="lg" icon={<BookOpen aria-hidden />}>
              <a href={guideHref('começar-aplicativo-novo-getting-started--docs')} target="_top">
                Instalar num aplicativo
              </a>
            </Button>
            <Button asChild size="lg" tone="neutral" variant="outline" icon={<PanelsTopLeft aria-hidden />}>
              <a href={guideHref('patterns-list-page-página-de-lista--guide')} target="_top">
                Ver uma página pronta
              </a>
            </Button>
          </Inline>
          <Text size="sm" tone="subtle">
            Claro e escuro · do telefone à mesa · WCAG 2.2 AA · tudo pelo teclado · em português
          </Text>
        </Stack>
        <OverviewOrder />
      </div>
    </div>
  )
}

function Steps() {
  return (
    <Grid columns="three" gap="lg">
      <Stack gap="sm">
        <Heading level={3}>1. Instale</Heading>
        <CodeBlock label="Terminal">npm install @malote/ui</CodeBlock>
      </Stack>
      <Stack gap="sm">
        <Heading level={3}>2. Traga o tema</Heading>
        <CodeBlock label="CSS de entrada">{theme}</CodeBlock>
      </Stack>
      <Stack gap="sm">
        <Heading level={3}>3. Use</Heading>
        <CodeBlock label="Componente">{use}</CodeBlock>
      </Stack>
    </Grid>
  )
}

function Principles() {
  return (
    <Grid columns="three" gap="lg">
      {principles.map(([title, text]) => (
        <Stack key={title} gap="xs">
          <Heading level={3}>{title}</Heading>
          <Text tone="subtle">{text}</Text>
        </Stack>
      ))}
    </Grid>
  )
}

function Links() {
  return (
    <Grid columns="three">
      {links.map(([id, title, text]) => (
        <Card.Root key={id}>
          <Card.Body>
            <Stack gap="xs">
              <Heading level={3}>
                <GuideLink id={id}>{title}</GuideLink>
              </Heading>
              <Text tone="subtle">{text}</Text>
            </Stack>
          </Card.Body>
        </Card.Root>
      ))}
    </Grid>
  )
}

const parts = [
  ['Três passos', Steps],
  ['Componentes ao vivo', OverviewLive],
  ['Cores, letra e forma', OverviewTokens],
  ['Como é feito', Principles],
  ['Para onde ir', Links],
] as const

/** The first page of Storybook: what the design system is, how to install it and what it looks like. */
export function Overview() {
  return (
    <main className="min-h-dvh bg-surface">
      <Hero />
      <div className="mx-auto flex max-w-6xl flex-col gap-10 px-4 py-10 md:px-8">
        {parts.map(([title, Part], index) => (
          <Stack key={title} gap="lg">
            {index > 0 && <Separator />}
            <Heading level={2} size="xl">
              {title}
            </Heading>
            <Part />
          </Stack>
        ))}
      </div>
    </main>
  )
}
