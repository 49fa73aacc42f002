import { Button, EmptyState, PageHeader, Stack } from '@malote/ui'
import { Link } from '@tanstack/react-router'
import ChartPie from 'lucide-react/icons/chart-pie'

/** `/metabase`: explains how to set the URL of the external dashboards. */
export function MetabasePage({ address }: { address: string | null }) {
  return (
    <Stack gap="lg">
      <PageHeader title="Metabase" />
      <EmptyState
        icon={<ChartPie />}
        title={address ? 'Os painéis ficam em outro endereço' : 'O Metabase ainda não tem endereço'}
        action={
          address ? (
            <Button asChild>
              <a href={address} rel="noopener noreferrer">
                Abrir o Metabase
              </a>
            </Button>
          ) : (
            <Button asChild>
              <Link to="/configuracoes">Definir o endereço</Link>
            </Button>
          )
        }
      >
        O Metabase mostra painéis feitos sob medida com os dados das entregas, além dos relatórios do Malote. Quem
        administra define o endereço em Configurações, na parte Metabase; depois disso, o menu o abre direto.
      </EmptyState>
    </Stack>
  )
}
