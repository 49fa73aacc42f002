import { hasValidCnpjDigits } from '@malote/api-client/contract'

/** A city to deliver in: its UF, its area code, its CEPs from the first to the last five digits, and how many go there. */
export interface City {
  readonly city: string
  readonly uf: string
  readonly ddd: number
  readonly from_cep: number
  readonly to_cep: number
  readonly weight: number
}

const city = (name: string, uf: string, ddd: number, from: number, to: number, weight: number): City => ({
  city: name,
  uf,
  ddd,
  from_cep: from,
  to_cep: to,
  weight,
})

/** Cities of every state, with the CEP ranges of the Correios. */
export const cities: readonly City[] = [
  city('São Paulo', 'SP', 11, 1000, 5999, 60),
  city('Guarulhos', 'SP', 11, 7000, 7399, 8),
  city('Osasco', 'SP', 11, 6000, 6299, 5),
  city('Santo André', 'SP', 11, 9000, 9299, 5),
  city('Campinas', 'SP', 19, 13000, 13139, 8),
  city('Ribeirão Preto', 'SP', 16, 14000, 14109, 4),
  city('Rio de Janeiro', 'RJ', 21, 20000, 23799, 26),
  city('Niterói', 'RJ', 21, 24000, 24399, 3),
  city('Belo Horizonte', 'MG', 31, 30000, 31999, 12),
  city('Uberlândia', 'MG', 34, 38400, 38415, 3),
  city('Juiz de Fora', 'MG', 32, 36000, 36106, 3),
  city('Vitória', 'ES', 27, 29000, 29099, 3),
  city('Curitiba', 'PR', 41, 80000, 82999, 9),
  city('Londrina', 'PR', 43, 86000, 86099, 3),
  city('Florianópolis', 'SC', 48, 88000, 88099, 4),
  city('Joinville', 'SC', 47, 89200, 89239, 3),
  city('Porto Alegre', 'RS', 51, 90000, 91999, 8),
  city('Caxias do Sul', 'RS', 54, 95000, 95124, 2),
  city('Brasília', 'DF', 61, 70000, 72799, 8),
  city('Goiânia', 'GO', 62, 74000, 74899, 5),
  city('Cuiabá', 'MT', 65, 78000, 78099, 2),
  city('Campo Grande', 'MS', 67, 79000, 79124, 2),
  city('Salvador', 'BA', 71, 40000, 41999, 8),
  city('Feira de Santana', 'BA', 75, 44000, 44149, 2),
  city('Aracaju', 'SE', 79, 49000, 49098, 2),
  city('Maceió', 'AL', 82, 57000, 57099, 2),
  city('Recife', 'PE', 81, 50000, 52999, 7),
  city('João Pessoa', 'PB', 83, 58000, 58099, 2),
  city('Natal', 'RN', 84, 59000, 59161, 2),
  city('Fortaleza', 'CE', 85, 60000, 61599, 7),
  city('Teresina', 'PI', 86, 64000, 64099, 2),
  city('São Luís', 'MA', 98, 65000, 65109, 2),
  city('Belém', 'PA', 91, 66000, 66999, 4),
  city('Macapá', 'AP', 96, 68900, 68911, 1),
  city('Manaus', 'AM', 92, 69000, 69099, 4),
  city('Boa Vista', 'RR', 95, 69300, 69339, 1),
  city('Rio Branco', 'AC', 68, 69900, 69923, 1),
  city('Porto Velho', 'RO', 69, 76800, 76834, 1),
  city('Palmas', 'TO', 63, 77000, 77249, 1),
]

const words = (text: string): string[] => text.split(', ')

export const firstNames = words(
  'Ana, Antônio, Beatriz, Bruno, Caio, Camila, Cecília, Cláudio, Davi, Débora, Eduardo, Elaine, Fábio, Fernanda, Gabriel, Helena, Hugo, Iara, Inês, João, José, Júlia, Karina, Laís, Lúcia, Luís, Marcelo, Mariana, Márcio, Natália, Otávio, Patrícia, Paulo, Rafael, Renata, Rosângela, Sérgio, Tainá, Thiago, Valéria, Vicente, Yasmin',
)
export const surnames = words(
  'Albuquerque, Almeida, Araújo, Assunção, Barbosa, Barros, Cardoso, Carvalho, Cavalcanti, Conceição, Costa, Dias, Duarte, Farias, Fernandes, Ferreira, Freitas, Gomes, Gonçalves, Guimarães, Lima, Lopes, Magalhães, Martins, Melo, Mendes, Monteiro, Moraes, Moreira, Nascimento, Nogueira, Oliveira, Pereira, Pinto, Prado, Ramos, Ribeiro, Rocha, Santana, Santos, Silva, Souza, Teixeira, Vasconcelos, Vieira',
)
export const streets = words(
  'Rua das Acácias, Rua Sete de Setembro, Avenida Brasil, Rua XV de Novembro, Rua Tiradentes, Avenida Getúlio Vargas, Rua Dom Pedro II, Rua Marechal Deodoro, Avenida Presidente Vargas, Rua Santos Dumont, Rua Barão do Rio Branco, Travessa São Jorge, Rua Bela Vista, Avenida Independência, Rua São João, Rua Castro Alves, Avenida Rio Branco, Rua Duque de Caxias, Rua Olavo Bilac, Alameda dos Ipês, Rua José Bonifácio, Rua Primeiro de Maio, Avenida Santo Amaro, Rua Machado de Assis',
)
export const neighborhoods = words(
  'Centro, Boa Vista, Jardim América, Santa Cruz, São José, Vila Nova, Bela Vista, Santo Antônio, Jardim das Flores, Industrial, Aeroporto, São Francisco, Planalto, Parque das Nações, Vila Maria, Cidade Nova',
)
export const goods = words(
  'Caixa de documentos, Medicamentos de uso contínuo, Cesta de café da manhã, Kit de peças automotivas, Amostras de laboratório, Notebook, Vaso de cerâmica, Caixa térmica com vacinas, Livros didáticos, Arranjo de flores, Roupas sob medida, Peças de reposição, Bolo de festa, Material de escritório, Contratos assinados, Óculos de grau',
)
export const trades = words(
  'Padaria, Farmácia, Ateliê, Papelaria, Autopeças, Laboratório, Livraria, Floricultura, Ótica, Confeitaria, Clínica, Distribuidora',
)
export const brands = words(
  'Boa Vida, Ipê Amarelo, Pão da Serra, Três Irmãos, Novo Horizonte, Bem-Te-Vi, São Bento, Aurora, Cruzeiro do Sul, Maré Alta, Flor de Liz, Pé de Moleque',
)

/** The company's CNPJ: numbered, with the two check digits that make it valid. */
export function cnpjOf(company: number): string {
  const base = `${String(20_000_000 + company * 7_919)}0001`
  for (let digits = 0; digits < 100; digits++) {
    const cnpj = `${base}${String(digits).padStart(2, '0')}`
    if (hasValidCnpjDigits(cnpj)) return cnpj
  }
  throw new Error(`no check digits for ${base}`)
}
