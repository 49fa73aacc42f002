import { toPlainText } from '@malote/api-client'
import { wordPattern } from './message-text.ts'

/** Frequent given names of Brazil (census of 2022, without accents). */
const givenNames = new Set(
  `abel adalberto adelaide adelia ademar ademir adilson adolfo adriana adriano afonso agatha agnaldo ailton alan
  alana alberto alcides aldo alessandra alessandro alex alexandre alexsandro alfredo alice aline alisson almir
  altair aluisio alvaro amanda amarildo amauri amelia amilton ana ananda anderson andre andrea andreia angela angelo
  anita anselmo antonella antonia antonieta antonio aparecida ariane arlindo armando arnaldo aroldo arthur artur
  augusto aurea aurelio barbara beatriz bel benedita benedito benjamin bento berenice bernadete bernardo beto bia
  bianca brenda breno bruna bruno caetano caio camila camilo carla carlos carmem carmen carol carolina caroline
  cassia cassiano cassio catarina cecilia celeste celia celina celma celso cesar charles chico cicero cida cinthia
  cintia clara clarice clarissa claudete claudia claudinei claudio clayton cleber cleide cleiton clelia cleonice
  cleusa clotilde clovis creusa cris cristian cristiane cristiano cristina cristovao dagmar dagoberto daiane dalva
  damiao dandara dani daniel daniela danilo darci davi david dayane debora deborah deise denilson denis denise
  desiree diana diego dilma dinora diogo dionisio dirce dirceu djalma domingos donizete dora doralice douglas duda
  dulce eder edgar edilene edilson edinaldo edison edith edivaldo edmar edmilson edna edneia edson edu eduarda
  eduardo edvaldo elaine elcio elena elenice eliana eliane elias eliete elisa elisabete elisabeth elisangela
  elizabeth eloa eloisa elza emanuel emerson emilia enrico enzo erica erick erik erivaldo ernesto estela ester
  estevao eugenia eugenio eunice eva evandro evelyn everton ezequiel fabiana fabiano fabio fabiola fabricio fatima
  fausto felipe felix fernanda fernando filipe flavia flavio franciele francine francisca francisco gabi gabriel
  gabriela gabriele genesio genivaldo geovana geraldo germano gerson gerusa gilberto gildasio gildo gilmar gilson
  giovana giovanna gisela gisele giulia giuliana givaldo glauber glaucia gloria graca graziela gui guido guilherme
  guiomar gustavo hamilton haroldo heitor helen helena helio helo heloisa henrique herbert hilda hilton horacio
  hortencia hugo humberto iago iara icaro igor ilana ilda ilma inacio ines ingrid iolanda iracema iraci irene irineu
  iris isa isaac isabel isabela isadora isaias isaque isis ismael israel itamar ivan ivana ivani ivanilda ivanir
  ivete ivo ivone izabel izabela izaura jacira jackson jaime jair janaina jandir jandira jaqueline jean jeferson
  jefferson jenifer jennifer jeremias jessica joana joao joaquim joaquina joel joelma jonas jonatas jonathan jorge
  jose josefa josiane josias josilene josue joyce juan jucara judite julia juliana juliano julio juraci jurandir
  jussara juvenal karen karin karina karine karla katia keila kelly kevin kleber laercio laerte lais lara larissa
  laura lavinia lazaro leandro leda leila leni lenice leo leonardo leonel leonor leopoldo leticia levi lia liane
  lidia ligia lilia lilian lindalva lisandra livia lorena lorenzo lorrane lourdes lourenco luan luana lucas lucelia
  luci lucia luciana luciano luciene lucila lucimar lucineia ludmila luigi luis luisa luiz luiza lurdes luzia
  luzinete madalena magali magda maicon maira malu manoel manoela manu manuel manuela manuella mara marcela
  marcelino marcelle marcelo marcia marcio marco marcos margarete margareth margarida maria mariana mariane marilda
  marilene marilia marilza marina marinalva marines mario marisa maristela mariza marlei marlene marli marlon
  marlucia marta martinho mateus matheus matilde maura mauricio mauro mayara melissa micaela michel michele miguel
  milena mirela miriam mirian mirna moacir moises monica murilo nadia nair nanda nara natalia natanael nathalia
  nathan neide neli nelson nereu neusa neuza newton nicolas nicole nilda nilo nilson nilton nilza nina nivaldo nivea
  noelia noemi norberto norma odair odete ofelia olavo olga olivia orestes orlando oscar osmar osorio osvaldo
  oswaldo otacilio otavio otoniel otto pablo palmira paloma pamela pascoal patricia paula paulina paulinha paulinho
  paulo pedro penelope pietra pietro priscila quiteria rafa rafael rafaela rafaella raimundo raissa ramiro ramon
  raphael raquel raul rebeca regiane regina reginaldo regis reinaldo renan renata renato renildo ricardo rita
  rivaldo roberta roberto robson rodolfo rodrigo roger rogerio romeu romilda romulo ronaldo ronan ronei rosa rosalia
  rosana rosane rosangela rose roseli rosemary rosilda rosilene rosimeire rosineide rosivaldo rubens rui rute ruth
  sabrina salete samanta samara samira samuel sandra sandro sara sarah saulo sebastiana sebastiao selma sergio
  severino sidnei silas silmara silvana silvia silvio simao simone sirlei sofia solange sonia sophia stefany stella
  stephanie suelen sueli suely suzana tadeu taina tais talita tamires tania tarcisio tati tatiana tatiane telma teo
  teodoro teresa tereza terezinha thais thales thalita theo thiago tiago tobias tomas tulio ubiratan ulisses ursula
  vagner valdemar valdete valdinei valdir valdirene valentim valentina valeria valmir valquiria valter vanda
  vanderlei vanessa vania vanilda vera veridiana veronica vicente victor vilma vilson vinicius virginia vitor
  vitoria viviana viviane volnei wagner waldemar waldir wallace walmir walter wanda wanderley wanderson washington
  welington wellington wesley willian wilson yago yara yasmim yasmin yolanda yuri ze zeca zelia zenaide zenilda
  zilda zilma zuleica zulmira
  abigail abner adao adelino adelmo adenilson adriel agenor agostinho airton alaide albertina alcione aldair aldenir
  alexia amadeu americo ananias anastacia anelise angelica angelina antenor aparecido arlene arlete arminda ary
  auxiliadora ayrton belmiro berta bete beth betina cacilda caique camille carina carmelita carminha caua caue
  celestino celio cezar christian christiane cibele cidinha cilene cirilo clarisse claudemir claudenice claudineia
  cleia cleidiane cleuza dalila dalmo damares damiana darcy darlan darlene dayana dayse deivid dejair delma demetrio
  deolinda dilza dinalva dione divino doris dorival dulcineia durval edgard edilberto edileusa edileuza edimar edinei
  edineia ednaldo ednalva edvania egidio elder eleonora eli eliene eliezer elio elismar elizangela elizete ellen eloah
  elson elton elvira elvis emanuele emanuelle emilly enio eraldo erasmo ercilia eric erika erivan ernani esmeralda
  esther euclides eulalia evaldo evelin fabiane fabricia felicia feliciano filomena firmino franciane francielle
  francinete franklin frederico gabrielle gabriely gael genilda genilson genival georgia georgina geralda germana
  gervasio giane gilda gilmara gilvan gilvania giovane giovani giovanni giselle gislaine gislene glaucio gleice
  gleison graciela graciele gregorio greice guilhermina haydee heber hebert helder helga helton hercilia hermes
  herminia higor hudson iasmin ieda ilson ilza inacia ione irani irma isabelle isaura italo ivaldo ivanete ivanilde
  ivanildo ivanilson ivonete izilda jacinta jacinto jackeline jacqueline jadson jailson jailton jairo jamil jamile
  jander janete janice janine jaque jardel jeane jeronimo jerusa jesse joceli jocelia jocimar joelson johnny jonatan
  jordana joseane josefina joselia joselito josenildo josiel josimar josineide josivaldo ju juarez jucelia judith
  julieta jurema juscelino justina kaio kaique karolina karoline kaua kauane kaue kelvin kemilly klaus kleiton
  laudelina laurinda lauro leandra leia leidiane leocadia leonice leonidas lidiane liliana liliane lindomar lino
  lourival lu luara lucelena luciane lucilene lucimara lucinda lucineide lucio lucy ludmilla luizinho lurdinha mafalda
  maiara maisa maite marcella marcelly marciano marcilene marcilio mariangela mariano mariele mariluce mariluci
  marinete marivaldo marize marjorie marleide marly marquinhos mary mathias matias mauri mayra meire melina mercedes
  michael michelle mikael milene milton mirtes monalisa monique muriel nadir naiara natali natasha nathaly nei neila
  nelci nelma nestor neuma neyde nicolau nicolly nilva nivia noel noeli noemia nubia octavio odilon olivio omar onofre
  osni otilia ozeias pamella patrick pedrinho perla plinio poliana polyana priscilla raiane raimunda ramires rayane
  rayssa renilda roberval robinson rogeria romario romildo romualdo ronilson ronny roque rosalina rosaria rosely
  rosenilda rosileide rosimar rosinei rosineia rosita ruan rubia salomao samir sandoval savio serafim severina sheila
  shirlei shirley sibele sidneia sidney silene silvino sinval sirlene stefani stephany suzane suzete suzi suzy tabata
  taciana tainara taise talles tamara tamiris tarcila telmo thaina thaisa thamires theodoro thereza tiao ticiane tito
  tonho toninho umberto valdeci valdecir valdelice valdenice valdivino valdomiro vanderleia vanderson vanildo vanilson
  vanusa vicencia victoria vilmar virgilio vitorio vivaldo walace walkiria walmor wander wanessa warley weliton
  wellinton wendel weslei weverton wilian william wilma wilmar wladimir yan ygor yngrid yvone zaira zelita zelma
  zeneide zoraide zuleide zuleika`.split(/\s+/),
)

/** @returns whether the first word of a text is a frequent given name. */
export const startsWithGivenName = (text: string): boolean =>
  givenNames.has(toPlainText(text).split(/[^a-z']/)[0] ?? '')

/** Well-known neighborhoods of the largest towns, which can be confused with a surname. */
const neighborhoods = new Set(
  `aclimacao|agua branca|agua rasa|alphaville|anchieta|aldeota|alto de pinheiros|asa norte|asa sul|barra da tijuca|
  barra funda|batel|bela vista|belem|belenzinho|benfica|boa viagem|boa vista|bom retiro|botafogo|bras|brasilandia|
  brooklin|butanta|cabula|cambui|cambuci|campo belo|campo grande|campo limpo|carrao|casa verde|catete|cerqueira cesar|
  chacara santo antonio|cidade baixa|cocaia|consolacao|copacabana|cristal|diamante|estoril|flamengo|floresta|
  freguesia do o|funcionarios|gavea|gloria|graca|gracas|grajau|guaianases|higienopolis|humaita|ibirapuera|imbiribeira|
  indianopolis|ipanema|ipiranga|itaim|itaim bibi|itaim paulista|itaigara|itaquera|jabaquara|jaguare|jardins|lapa|
  laranjeiras|leblon|liberdade|limao|lourdes|luz|madureira|mandaqui|meier|meireles|moema|moinhos de vento|mooca|
  morumbi|ondina|pacaembu|paraiso|pari|penha|perdizes|petropolis|pinheiros|pina|pituba|pompeia|portao|prado|republica|
  rio vermelho|sacoma|santana|santa cecilia|santa ifigenia|santo amaro|santo antonio|santa teresa|sao conrado|
  savassi|saude|se|serra|socorro|sumare|tatuape|tijuca|tremembe|tucuruvi|urca|vila buarque|vila madalena|vila mariana|
  vila olimpia|zona sul|centro|
  acupe|adrianopolis|agronomica|agua santa|agua verde|aguas claras|ahu|aleixo|amaralina|americanopolis|andarai|
  aricanduva|armacao|artur alvim|azenha|bacacheri|bangu|barao geraldo|barbalho|batista campos|beberibe|bento ribeiro|
  bessa|bigorrilho|bixiga|bom fim|bonsucesso|boqueirao|bortolandia|brooklin novo|brooklin paulista|cabo branco|
  cachambi|cajuru|cambeba|caminho das arvores|campina do siqueira|campo da polvora|campos eliseos|cangaiba|capao raso|
  capao redondo|capela do socorro|capim macio|carlos prates|casa amarela|casa forte|cascadura|caxingui|champagnat|
  coracao de jesus|coracao eucaristico|cosme velho|costa azul|cremacao|cristo rei|del castilho|derby|dionisio torres|
  ecoville|edson queiroz|embare|engenheiro goulart|engenho de dentro|engenho novo|engenho velho|enseada do sua|
  ermelino matarazzo|espinheiro|federacao|gonzaga|granja julieta|granja viana|guama|guara|guararapes|guaratiba|
  gutierrez|hugo lange|ibura|ilha do governador|ilha do leite|ilha do retiro|imbui|imirim|interlagos|iputinga|iraja|
  itaberaba|itacorubi|itapua|jacarepagua|japiim|jaragua|jatiuca|jurunas|juveve|lago norte|lago sul|lagoa|lagoa nova|
  lagoinha|lauzane paulista|m'boi mirim|manaira|mangabeiras|maracana|marambaia|marechal hermes|mata da praia|
  menino deus|messejana|mirandopolis|mont serrat|mossungue|mucuripe|novo mundo|padre eustaquio|pajucara|
  pampulha|papicu|parangaba|parelheiros|partenon|passo d'areia|patamares|pechincha|pernambues|perus|piata|pilarzinho|
  pinheirinho|piqueri|piraja|pirituba|planalto paulista|poco da panela|ponta da praia|ponta negra|ponta verde|
  ponte rasa|praca seca|puraquequara|quintino|real parque|realengo|reboucas|recreio|recreio dos bandeirantes|reduto|
  restinga|rio comprido|rio pequeno|rosarinho|sacramenta|santa efigenia|santa felicidade|santa lucia|santa monica|
  santo agostinho|sao bento|sao cristovao|sao francisco|sao judas|sao lucas|sao mateus|sao miguel paulista|sapopemba|
  sarandi|sion|sitio cercado|sumarezinho|taguatinga|tamarineira|tambau|taquara|taquaral|taruma|telegrafo|
  todos os santos|umarizal|vargem grande|varjota|venda nova|vidigal|vieiralves|vista alegre|
  alto da boa vista|alto da gloria|alto da lapa|alto da mooca|alto da xv|barra do ceara|centro civico|centro historico|
  chacara flora|chacara inglesa|chacara klabin|cidade ademar|cidade dutra|cidade jardim|cidade moncoes|cidade nova|
  cidade tiradentes|cidade velha|jardim america|jardim angela|jardim aquarius|jardim bonfiglioli|jardim botanico|
  jardim camburi|jardim da penha|jardim europa|jardim marajoara|jardim paulista|jardim paulistano|jardim sao luis|
  lapa de baixo|parque da mooca|parque novo mundo|parque sao domingos|praia de iracema|praia do canto|setor bueno|
  setor marista|setor oeste|setor sul|vila anglo|vila carrao|vila clementino|vila formosa|vila gomes cardim|
  vila guilherme|vila ida|vila isabel|vila leopoldina|vila maria|vila matilde|vila medeiros|vila nova cachoeirinha|
  vila nova conceicao|vila prudente|vila romana|vila sonia|
  aflitos|agua fria|alecrim|altiplano|alto do ipiranga|amambai|apipucos|areao|atalaia|auxiliadora|bancarios|barreiro|
  barro preto|barro vermelho|belvedere|bento ferreira|boa esperanca|boca do rio|bom pastor|bosque da saude|brisamar|
  brotas|bucarein|buritis|cachoeirinha|caicara|calhau|campeche|campinho|canasvieiras|candelaria|canudos|
  capao da imbuia|capoeiras|carandiru|carvoeira|cascatinha|catumbi|cavalhada|centro norte|centro sul|
  chacara cachoeira|chacara das pedras|cidade alta|cidade de deus|cidade dos funcionarios|cidade industrial|cocota|
  cohab|cohama|cohatrac|compensa|coqueiral de itaparica|coqueiros|coroa do meio|coroado|coronel antonino|
  corrego grande|coxipo|cruz das almas|curicica|cursino|dom pedro|dona clara|educandos|encruzilhada|engenho da rainha|
  estacio|estreito|exposicao|farolandia|fazendinha|freguesia|fundinho|gamboa|gardenia azul|gleba palhano|glicerio|
  goiabeiras|grageru|granbery|gruta de lourdes|guabirotuba|guanabara|hauer|horto florestal|icarai|icoaraci|ilhotas|
  inga|ingleses|inhauma|ininga|iririu|itanhanga|itapoa|itapoan|itoupava norte|itoupava seca|jacana|jacarecanga|
  jaguaribe|jaqueira|joaquim tavora|joquei|jose bonifacio|jose menino|jucutuquara|kobrasol|lagoa da conceicao|
  lins de vasconcelos|luciano cavalcante|luxemburgo|macuco|mangabeira|manoel honorio|marape|maraponga|maruipe|
  maurice de nassau|mauricio de nassau|merces|miramar|moema indios|moema passaros|monte castelo|montese|neopolis|
  nossa senhora das gracas|nova alianca|nova campinas|nova descoberta|nova suica|nova suissa|osvaldo rezende|
  padre miguel|panazzolo|parada inglesa|paraisopolis|parque dez|parquelandia|passare|passo da areia|pedreira|
  penha circular|penha de franca|pio x|pitimbu|planalto|ponta aguda|ponta d'areia|ponte preta|praca da bandeira|
  prado velho|praia da costa|raposo tavares|renascenca|ribeirania|rio tavares|rodolfo teofilo|saco dos limoes|
  sagrada familia|saguacu|salgado filho|santa amelia|santa fe|santa rosa|santa tereza|santissimo|santo cristo|
  sao bernardo|sao braz|sao caetano|sao domingos|sao geraldo|sao jorge|sao pedro|sao pelegrino|sao rafael|
  senador camara|sepetiba|serraria|siqueira campos|stella maris|stiep|tabuleiro|tabuleiro do martins|tibery|tirol|
  tres figueiras|tristeza|turu|umbara|vargem pequena|vasco da gama|vaz lobo|vicente de carvalho|victor konder|
  vila da penha|vila ipiranga|vila izabel|vila mathias|vinhais|xaxim|zona leste|zona norte|zona oeste|zona rural`
    .split('|')
    .map((name) => name.trim()),
)
const neighborhoodPrefix =
  /^(?:vila|vl|jardim|jd|parque|pq|chacara|conjunto|residencial|setor|distrito|distr|lot|res|conj|cj|cid|bairro|cidade|alto d[aeo]|asa|nucleo|loteamento|centro|nova|recanto|parada|barra|praia d[aeo]|zona)(?: |$)/

const toPlainName = (text: string): string =>
  toPlainText(text)
    .replace(/\. ?/g, ' ')
    .trim()
    .replace(/^(jd|vl?|pq)(?= )/, (short) => shortPrefixes[short] ?? short)

/** @returns whether a text is the name of a well-known neighborhood. */
export const isListedNeighborhood = (text: string): boolean => neighborhoods.has(toPlainName(text))

/** @returns whether a text is the name of a neighborhood by its first word, or a well-known one: "Nova Lima" is a town. */
export function isNeighborhood(text: string): boolean {
  const plain = toPlainName(text)
  return neighborhoods.has(plain) || (neighborhoodPrefix.test(plain) && !cities.has(plain))
}

/** "centro londrina", "aldeota fortaleza ce": a large town behind the name. */
const startsWithCity = (text: string): boolean => findCities(text.slice(0, 40))[0]?.start === 1 && text.startsWith(' ')

const shortPrefixes: Readonly<Record<string, string>> = { jd: 'jardim', v: 'vila', vl: 'vila', pq: 'parque' }
/** Names that are usual words or given names too. */
const ambiguousNames =
  /^(?:se|luz|limao|cristal|diamante|graca|gloria|socorro|lourdes|serra|lagoa|recreio|reduto|derby|prado|pina)$/
/** "na Lapa", "também no centro", ", Pinheiros". */
const beforeName = /^[\s,;.\0-]*(?:(?:tamb[ée]m |tb |ali |l[áa] )?(?:n[ao]|em|bairro|b\.)[ :]+(?:d[aeo] )?)?/iu
/** What follows a name that is complete. */
const afterName =
  /^\s*(?:$|[,.;:!?()/\n\0-]|(?<=\s)(?:o|a|os|as|e|com|c\/|falar|procurar|pra|pro|para|p\/|p|at[ée]|hoje|hj|amanh[ãa]|amh|quem|recebe|tem|tel|fone|cel|zap|é|sr|sra|dr|dra|dona|d\.|seu|ap|apto|apt|casa|bloco|bl|torre|sala|cj|loja|lj|capela|fundos|cep|entreg\p{L}+|lev\p{L}+|entre|depois|antes|[àa]s|das|s[ãa]o (?:\d|um|dois|duas)|de manh[ãa]|sp|rj|mg|pr|rs|sc|ba|pe|ce|df|go)(?![\p{L}]))/iu

/**
 * @returns the well-known neighborhood directly behind an address, where signs may be missing: "ap 113 pinheiros, tel",
 * "610 na lapa e levem". A name that continues, such as "Lapa de Baixo" for "Lapa", is none.
 */
export function findNeighborhoodAt(
  text: string,
  end: number,
): { readonly start: number; readonly end: number } | undefined {
  const rest = /^[^\n]*/.exec(text.slice(end, end + 80))?.[0] ?? ''
  const lead = beforeName.exec(rest)?.[0] ?? ''
  const written = /^\p{L}[\p{L}']*\.?(?: \p{L}[\p{L}']*){0,4}/u.exec(rest.slice(lead.length))?.[0] ?? ''
  const words = written.split(' ')
  for (let count = words.length; count > 0; count -= 1) {
    const name = words.slice(0, count).join(' ')
    const plain = toPlainText(name).replace(
      /^(jd|vl?|pq)\.?(?= )/,
      (short) => shortPrefixes[short.replace('.', '')] ?? short,
    )
    const behind = rest.slice(lead.length + name.length)
    if (!neighborhoods.has(plain) || !(afterName.test(behind) || startsWithCity(behind))) continue
    if (ambiguousNames.test(plain) && !/[,;.\0-]|\p{L}/u.test(lead)) return undefined
    return { start: end + lead.length, end: end + lead.length + name.length }
  }
  const unlisted =
    /^(?:jd|jardim|vl|vila|pq|parque|setor)\.? (?:d[aeo]s? )?(?:(?:sta|sto|sra|dr|dra|pe|cel|gal|prof|eng|pres|ver)\. ?)?\p{L}{3,}(?: \p{L}{3,})?(?=[ \t]*(?:[,;.(]|-|$))|^(?:zona \d{1,2}|parque 10|cpa (?:i{1,3}|iv|\d))(?![\p{L}\d])/iu.exec(
      rest.slice(lead.length),
    )?.[0]
  return unlisted && !isCity(unlisted.split(' ').at(-1) ?? '')
    ? { start: end + lead.length, end: end + lead.length + unlisted.length }
    : undefined
}

/** Capitals and the largest towns, which are written without their state. */
const cities = new Set(
  `sao paulo|rio de janeiro|belo horizonte|curitiba|porto alegre|salvador|recife|fortaleza|brasilia|goiania|manaus|belem|
  vitoria|florianopolis|natal|joao pessoa|maceio|aracaju|teresina|sao luis|cuiaba|campo grande|palmas|porto velho|
  rio branco|macapa|boa vista|guarulhos|campinas|santos|osasco|santo andre|sao bernardo do campo|sao caetano do sul|
  diadema|barueri|cotia|sorocaba|ribeirao preto|sao jose dos campos|jundiai|niteroi|duque de caxias|contagem|betim|
  uberlandia|juiz de fora|londrina|maringa|joinville|blumenau|caxias do sul|canoas|olinda|jaboatao dos guararapes|
  ananindeua|anapolis|aparecida de goiania|aracatuba|arapongas|araraquara|araras|balneario camboriu|barretos|bauru|
  belford roxo|bento goncalves|braganca paulista|cabo frio|cachoeirinha|camacari|campina grande|campos dos goytacazes|
  cariacica|caruaru|carapicuiba|cascavel|catanduva|caucaia|chapeco|criciuma|divinopolis|dourados|embu das artes|
  feira de santana|foz do iguacu|franca|governador valadares|gramado|gravatai|guaruja|hortolandia|ibirite|ilheus|
  imperatriz|indaiatuba|ipatinga|itaborai|itabuna|itajai|itapecerica da serra|itapetininga|itaquaquecetuba|itatiba|
  itu|jacarei|jaragua do sul|jau|ji-parana|juazeiro|juazeiro do norte|lages|lajeado|lauro de freitas|limeira|macae|
  mage|maraba|marica|marilia|maua|mesquita|mogi das cruzes|mogi guacu|montes claros|mossoro|nilopolis|nova friburgo|
  nova iguacu|novo hamburgo|ourinhos|palhoca|paranagua|parnamirim|passo fundo|paulista|pelotas|petrolina|
  pindamonhangaba|piracicaba|pocos de caldas|ponta grossa|pouso alegre|praia grande|presidente prudente|resende|
  ribeirao das neves|rio claro|rio das ostras|rondonopolis|santa barbara d'oeste|santa cruz do sul|santa maria|santarem|
  sao carlos|sao goncalo|sao joao de meriti|sao jose|sao jose do rio preto|sao jose dos pinhais|sao leopoldo|
  sao vicente|sapucaia do sul|sete lagoas|sinop|sobral|sumare|suzano|taboao da serra|taubate|teofilo otoni|teresopolis|
  tres lagoas|uberaba|uruguaiana|valinhos|valparaiso de goias|varginha|varzea grande|viamao|vila velha|
  vitoria da conquista|volta redonda|votorantim|
  abaetetuba|abreu e lima|acailandia|aguas lindas de goias|alagoinhas|alegrete|almirante tamandare|alta floresta|
  altamira|angra dos reis|apucarana|aquiraz|aracruz|araguaina|araguari|arapiraca|ararangua|araruama|araucaria|
  ariquemes|atibaia|avare|bacabal|bage|barbacena|barra do garcas|barra mansa|barreiras|bayeux|birigui|botucatu|
  brumado|brusque|cabedelo|cabo de santo agostinho|cacador|caceres|cachoeiro de itapemirim|cacoal|caico|cajazeiras|
  caldas novas|camaqua|camaragibe|cambe|camboriu|campo bom|campo largo|campo mourao|caninde|capao da canoa|
  caraguatatuba|carazinho|castanhal|catalao|ceara-mirim|codo|colatina|concordia|conselheiro lafaiete|
  coronel fabriciano|corumba|crato|cruz alta|cruzeiro do sul|cubatao|curvelo|embu-guacu|erechim|estancia velha|esteio|
  eunapolis|farroupilha|fazenda rio grande|ferraz de vasconcelos|francisco beltrao|francisco morato|franco da rocha|
  garanhuns|goianesia|guaiba|guanambi|guarapari|guarapuava|guaratingueta|gurupi|igarassu|iguatu|ijui|imbituba|indaial|
  irece|itabaiana|itacoatiara|itajuba|itanhaem|itapema|itapevi|itapipoca|itauna|ituiutaba|itumbiara|jaboticabal|
  janauba|jatai|jequie|joao monlevade|lagoa santa|lavras|linhares|lucas do rio verde|luis eduardo magalhaes|luziania|
  macaiba|mairipora|manacapuru|maracaju|maracanau|maranguape|marituba|matao|mogi mirim|muriae|navegantes|navirai|
  nossa senhora do socorro|nova andradina|nova lima|nova serrana|novo gama|paco do lumiar|palmeira dos indios|
  para de minas|paracatu|paragominas|paranavai|parauapebas|parintins|parnaiba|pato branco|patos de minas|paulo afonso|
  peruibe|pinhais|piraquara|piripiri|planaltina|ponta pora|porto nacional|porto seguro|primavera do leste|queimados|
  quixada|rio do sul|rio largo|rio verde|rolandia|santa cruz do capibaribe|santana de parnaiba|santo angelo|
  santo antonio de jesus|sao bento do sul|sao borja|sao goncalo do amarante|sao joao da boa vista|sao jose de ribamar|
  sao lourenco da mata|sao miguel do oeste|sao pedro da aldeia|sao roque|saquarema|senador canedo|seropedica|
  serra talhada|sertaozinho|sidrolandia|simoes filho|tangara da serra|tatui|teixeira de freitas|telemaco borba|timon|
  tramandai|tubarao|tucurui|ubatuba|umuarama|unai|uniao da vitoria|vacaria|venancio aires|vespasiano|vicosa|vilhena|
  vinhedo|vitoria de santo antao|votuporanga|xanxere`
    .split('|')
    .map((name) => name.trim()),
)

/** @returns whether a text is the name of a large town. */
export const isCity = (text: string): boolean => cities.has(toPlainText(text).trim())

const cityPattern = wordPattern([...cities].sort((one, other) => other.length - one.length).join('|'), 'g')

/** @returns the large towns that a text names, in text order. */
export function findCities(text: string): { readonly start: number; readonly end: number }[] {
  const plain = toPlainText(text)
  // Characters that become two have other positions.
  if (plain.length !== text.length) return []
  return [...plain.matchAll(cityPattern)].map(({ index, 0: name }) => ({ start: index, end: index + name.length }))
}

/** The first word of the name of a business. */
export const businessPattern = wordPattern(
  'escrit[óo]rio|hotel|pousada|cl[íi]nica|laborat[óo]rio|hospital|padaria|mercado|mercearia|supermercado|farm[áa]cia|drogaria|col[ée]gio|escola|faculdade|papelaria|livraria|oficina|restaurante|est[úu]dio|studio|ateli[êe]|gr[áa]fica|floricultura|sal[ãa]o|cart[óo]rio|banco|academia|bar|caf[ée]|confeitaria|doceria|pet ?shop|[óo]tica|construtora|imobili[áa]ria|transportadora|distribuidora|obra|posto|fazenda|maternidade|igreja|par[óo]quia|condom[íi]nio|loja',
)
