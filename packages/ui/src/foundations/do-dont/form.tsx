import { Button } from '../../components/button/button.tsx'
import { Form } from '../../components/form/form.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'

export const ExplainAfterSubmit = () => (
  <Form className="w-full">
    <TextField label="Destinatário" error="Informe quem recebe." />
    <Button type="submit">Solicitar entrega</Button>
  </Form>
)

export const DisabledUntilValid = () => (
  <Form className="w-full">
    <TextField label="Destinatário" />
    <Button type="submit" disabled>
      Solicitar entrega
    </Button>
  </Form>
)
