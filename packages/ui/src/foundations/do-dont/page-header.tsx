import { Button } from '../../components/button/button.tsx'
import { PageHeader } from '../../components/page-header/page-header.tsx'

export const OnePrimary = () => (
  <PageHeader
    className="w-full"
    title="Ordens de Serviço"
    actions={
      <>
        <Button tone="neutral" variant="outline">
          Importar ordens
        </Button>
        <Button>Criar ordem</Button>
      </>
    }
  />
)

export const SameEmphasis = () => (
  <PageHeader
    className="w-full"
    title="Ordens de Serviço"
    actions={
      <>
        <Button>Importar</Button>
        <Button>Exportar</Button>
        <Button>Imprimir</Button>
        <Button>Filtrar</Button>
        <Button>Criar</Button>
      </>
    }
  />
)
