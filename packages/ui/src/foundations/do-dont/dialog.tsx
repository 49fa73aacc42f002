import { Button } from '../../components/button/button.tsx'
import { Footer } from '../../components/dialog/index.ts'
import { TextField } from '../../components/text-field/text-field.tsx'
import { DialogPicture } from './overlay-pictures.tsx'

const link = <TextField label="Link público" readOnly defaultValue="malote.example/8f2c" />

export const TaskAsTitle = () => (
  <DialogPicture title="Compartilhar rastreio" description="Quem tem o link acompanha esta entrega.">
    {link}
    <Footer>
      <Button tone="neutral" variant="outline">
        Fechar
      </Button>
      <Button>Copiar link</Button>
    </Footer>
  </DialogPicture>
)

export const VagueTitle = () => (
  <DialogPicture title="Atenção">
    {link}
    <Footer>
      <Button>OK</Button>
      <Button tone="neutral" variant="outline">
        Cancelar
      </Button>
    </Footer>
  </DialogPicture>
)
