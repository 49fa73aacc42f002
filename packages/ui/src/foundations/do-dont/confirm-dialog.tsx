import { Button } from '../../components/button/button.tsx'
import { Footer } from '../../components/dialog/index.ts'
import { DialogPicture } from './overlay-pictures.tsx'

export const Consequences = () => (
  <DialogPicture title="Cancelar esta ordem?" hideCloseButton>
    <p className="text-subtle">O motorista é avisado, e a taxa de R$ 12,00 é cobrada.</p>
    <Footer>
      <Button tone="neutral" variant="outline">
        Manter ordem
      </Button>
      <Button tone="danger">Cancelar ordem</Button>
    </Footer>
  </DialogPicture>
)

export const AreYouSure = () => (
  <DialogPicture title="Tem certeza?" hideCloseButton>
    <p className="text-subtle">Esta ação não pode ser desfeita.</p>
    <Footer>
      <Button tone="neutral" variant="outline">
        Não
      </Button>
      <Button tone="primary">Sim</Button>
    </Footer>
  </DialogPicture>
)
