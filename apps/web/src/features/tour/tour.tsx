import type { Role } from '@malote/api-client'
import { Button, Card, Inline } from '@malote/ui'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { readTourStep, storeTourStep } from '../../lib/storage/tour.ts'

/** The tour of the demonstration: five pages, each with its purpose. It is shown above the page and can be dismissed. */
export function Tour({ role }: { role: Role }) {
  const router = useRouter()
  const [index, setIndex] = useState(readTourStep)
  const steps = tourSteps[role]
  const step = index === undefined ? undefined : steps[index]
  if (index === undefined || !step) return null

  const end = () => {
    storeTourStep('done')
    setIndex(undefined)
  }
  const open = (next: number) => {
    storeTourStep(next)
    setIndex(next)
    void router.navigate({ href: steps[next]?.to ?? '' })
  }
  const isLast = index === steps.length - 1
  return (
    <Card.Root asChild>
      <section aria-label="Conheça o Malote">
        <Card.Header
          aria-live="polite"
          title={`Passo ${index + 1} de ${steps.length}: ${step.title}`}
          description={step.text}
        />
        <Card.Body>
          <Inline gap="sm">
            {index > 0 && (
              <Button tone="neutral" variant="outline" onClick={() => open(index - 1)}>
                Voltar
              </Button>
            )}
            <Button onClick={() => (isLast ? end() : open(index + 1))}>{isLast ? 'Concluir' : 'Próximo passo'}</Button>
            {!isLast && (
              <Button tone="neutral" variant="ghost" onClick={end}>
                Dispensar o passeio
              </Button>
            )}
          </Inline>
        </Card.Body>
      </section>
    </Card.Root>
  )
}

/** One step of the tour: a page of the product and what it is for. */
interface TourStep {
  to: string
  title: string
  text: string
}

const create: TourStep = {
  to: '/ordens-de-servico/criar',
  title: 'Solicitar uma entrega',
  text: 'Preencha o formulário, ou cole a mensagem que chegou no WhatsApp: o Malote separa endereço, contato e volumes.',
}
const importOrders: TourStep = {
  to: '/ordens-de-servico/importar',
  title: 'Muitas entregas de uma vez',
  text: 'Envie a planilha que você já usa. Cada linha é conferida antes, e só as corretas viram ordens.',
}

/** The five steps for each role. The first is the page that opens after sign-in. */
const tourSteps: Record<Role, readonly TourStep[]> = {
  admin: [
    {
      to: '/dashboard',
      title: 'O dia em números',
      text: 'O que está em aberto, o que atrasou e o que chegou. Cada número abre a lista das suas ordens.',
    },
    {
      to: '/ordens-de-servico',
      title: 'Todas as ordens',
      text: 'Busque, filtre e salve visões. Abra uma ordem: o quadro “E agora?” traz o próximo passo.',
    },
    create,
    {
      to: '/relatorios',
      title: 'Como foi o mês',
      text: 'Pontualidade, prazos e motivos de falha, para baixar ou receber por e-mail em dias marcados.',
    },
    {
      to: '/configuracoes',
      title: 'Do jeito da sua operação',
      text: 'Prazos, comprovação, motivos, feriados, webhooks e chaves de API.',
    },
  ],
  operator: [
    {
      to: '/ordens-de-servico',
      title: 'As ordens das suas empresas',
      text: 'Busque, filtre e salve visões. As atrasadas e as que vencem hoje aparecem marcadas.',
    },
    {
      to: '/ordens-de-servico?tab=open',
      title: 'Da coleta à porta',
      text: 'Abra uma ordem e aceite: o quadro “E agora?” traz cada passo, até o comprovante de entrega.',
    },
    create,
    importOrders,
    {
      to: '/perfil',
      title: 'O que você quer saber na hora',
      text: 'Escolha que avisos chegam na tela e por e-mail, e veja onde a sua conta está aberta.',
    },
  ],
  manager: [
    {
      to: '/ordens-de-servico',
      title: 'As entregas da sua empresa',
      text: 'Acompanhe cada uma até a porta e compartilhe o rastreio com quem vai receber.',
    },
    create,
    importOrders,
    {
      to: '/localizacoes',
      title: 'Lugares que se repetem',
      text: 'Guarde endereços, contatos e horários, para escolher em vez de digitar.',
    },
    {
      to: '/usuarios',
      title: 'Quem trabalha com você',
      text: 'Convide pessoas, e veja quem pode pedir e quem pode carregar as entregas.',
    },
  ],
}
