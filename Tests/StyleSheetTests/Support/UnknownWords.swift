import Mutations

/// Words that are unknown here but not misspelled.
struct UnknownWords: Sendable {
  let title: String
  let words: [String]

  static let all = [
    english, foreign, css, random(seed: 3), pronounceable(seed: 4),
  ]

  private init(_ title: String, _ text: String) {
    self.init(title, text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }

  private init(_ title: String, _ words: [String]) {
    self.title = title
    self.words = words
  }

  static let english = UnknownWords(
    "English words",
    """
    able about above acid acorn across action address advice afternoon again against agree almost
    alone along already amber anchor angle animal answer apple april apron archive argument arrow
    artist autumn avenue average bacon badge balance balloon bamboo banana basket battery beach bean
    because bedroom before begin behind believe bench berry between bicycle birthday biscuit blanket
    boat bottle branch bread breakfast breeze brick bridge bright broken brother bubble bucket
    budget builder burn butter cabin cabbage calendar camera candle canyon captain carpet carrot
    castle cattle caution cellar cement century chain chalk change chapter cheap cheese cherry
    chicken chimney chocolate church cinema circle citizen climate clock cloud clover coast coffee
    coin comfort company compass concert cookie copper corner cotton couch country cousin cradle
    creek crown crystal culture curtain daily damage dance danger daughter decide delicate desert
    dessert diamond dinner doctor dolphin donkey dozen dragon drawer dream dress drift eagle early
    earth eastern eleven empire empty engine enough evening exactly example explain fabric factory
    family farmer feather fence festival field finger fire flag flower forest fortune fountain
    friend frozen fruit furniture galaxy garden garlic gentle giant ginger glacier glove goose
    grammar grape grass guitar hammer happy harbor harvest hazel heaven hedge history holiday honey
    horizon hospital hotel hundred husband iceberg idea island ivory jacket january jelly journey
    judge jungle kettle kitchen knife ladder lake language laugh lawyer leather lemon letter library
    lion liquid lizard lobster lunch machine magnet market marble meadow medicine melody memory
    merchant metal midnight mirror monkey morning mountain museum mushroom music napkin narrow
    nature needle nephew noodle notebook nothing november number oasis ocean october onion opera
    orchard orchestra oven owner oxygen paddle painter panda parent parsley passport pattern peanut
    pencil people pepper piano picnic pigeon pillow planet pocket poetry pony potato prairie pretzel
    promise pumpkin puzzle quarter queen question quiet quilt rabbit radio rainbow raven reason
    recipe remember rhythm ribbon river robin rocket saddle salmon sandwich saturn school season
    seven shadow sheep shoulder silver sister sketch sleep smoke snow soldier spider spoon squirrel
    stable station stone storm story strong summer sunday surprise swallow table teacher temple
    thunder tiger tomato travel tuesday tulip turtle uncle under unicorn useful vacation valley
    vanilla velvet village violin voyage wagon walnut water weather wheat whisper window winter
    wolf wonder yacht yesterday young zebra zipper
    """)

  static let foreign = UnknownWords(
    "foreign words",
    """
    Abend Apfel Arbeit Auge Baum Bild Blatt Blume Breite Brief Brot Bruder Brunnen Dach Dorf Ecke
    Eisen Erde Fabrik Farbe Feld Fenster Feuer Fisch Fluss Freund Garten Gasse Geist Glas Gras Haus
    Herz Himmel Hintergrund Hof Holz Hund Insel Jahr Katze Kind Kirche Kleid Kopf Kuchen Licht Mauer
    Messer Milch Nacht Nebel Pferd Rahmen Regen Rose Schatten Schiff Schloss Schnee Schrift Schule
    Sommer Sonne Spiegel Sprache Stadt Stern Strand Stuhl Tasse Teller Tisch Traum Vogel Wald Wasser
    Wiese Winter Wolke Zimmer Zucker Zweig Schriftgrad Textfarbe Hintergrundfarbe Rahmenbreite
    arbre automne avion bateau beurre bouche bougie bouton cahier chaise chapeau chemin cheval
    chien ciel ciseaux citron clef couleur coude cuisine demain doigt ecole eglise enfant escalier
    fenetre feuille fleur foret fourchette fromage fruit gauche gomme herbe hiver jardin jaune jeudi
    joue jouet lapin livre lune maison matin merci miroir montagne mouton noir nuage oiseau ombre
    orage oreille papier pluie poisson pomme porte poupee renard rivi rouge sapin soleil souris
    tableau tasse terre travail vache vague velo vent verre village voiture abeja agua ala almohada
    amarillo anillo azul barco bosque bota cabeza caja calle camisa casa cereza cielo ciudad cocina
    color-de-fondo conejo corazon cuchara dedo derecha dibujo escuela espejo estrella fresa fuego
    gato hermano hielo hierba hoja huevo izquierda jirafa lechuga letra libro lluvia luna luz manzana
    mar mariposa mesa naranja negro nieve noche ojo oso pan pez piedra playa puerta queso raton rio
    rojo sal sol sombra tambor tela tierra tijeras uva vaca ventana verde viento zapato
    """)

  // Source: the index of properties of CSS 2.1 and of the modules of CSS snapshot 2023, without those
  // that are properties of NUI too.
  static let css = UnknownWords(
    "properties of CSS",
    """
    accent-color align-content align-items align-self animation animation-delay
    animation-direction animation-duration animation-fill-mode animation-iteration-count
    animation-name animation-play-state animation-timing-function appearance aspect-ratio
    backface-visibility background background-attachment background-blend-mode background-clip
    background-origin background-position background-repeat background-size block-size border
    border-bottom border-collapse border-image border-left border-right border-spacing border-top
    bottom box-decoration-break box-shadow box-sizing break-after break-before break-inside
    caption-side caret-color clear clip clip-path column-count column-fill column-gap column-rule
    columns contain content counter-increment counter-reset cursor direction display empty-cells
    filter flex flex-basis flex-direction flex-flow flex-grow flex-shrink flex-wrap float font
    font-family font-feature-settings font-kerning font-optical-sizing font-size-adjust font-stretch
    font-synthesis font-variant font-variant-caps font-variant-ligatures font-weight gap grid
    grid-area grid-auto-columns grid-column grid-row grid-template hanging-punctuation hyphens
    image-orientation image-rendering inline-size inset isolation justify-content justify-items left
    letter-spacing line-break line-height list-style list-style-image list-style-type margin
    margin-block margin-bottom margin-inline margin-left margin-right margin-top mask mask-image
    max-height max-width min-height min-width mix-blend-mode object-fit object-position offset order
    orphans outline outline-color outline-offset outline-style outline-width overflow overflow-wrap
    padding-bottom padding-left padding-right padding-top page-break-after perspective place-content
    pointer-events position quotes resize right rotate row-gap scale scroll-behavior scroll-margin
    scroll-snap-type shape-outside tab-size table-layout text-align-last text-combine-upright
    text-decoration text-decoration-color text-emphasis text-indent text-justify text-orientation
    text-overflow text-rendering top touch-action transform transform-origin transition
    transition-delay transition-duration translate unicode-bidi user-select vertical-position
    visibility white-space widows will-change word-break word-spacing word-wrap writing-mode z-index
    zoom fill-opacity stroke stroke-width marker flood-color lighting-color stop-color
    """)

  static let classNames = UnknownWords(
    "names of an app's own",
    """
    AccountRow ActionSheetTitle AddressLine AmountField AvatarView BadgeView BannerMessage
    BigButton BlueButton BodyText BrandHeader ButtonBar ButtonGroup Buttons CalendarDay CancelButton
    CardTitle CartSummary ChatBubble CheckoutButton CircleImage CloseIcon ColorWell CustomerName
    DangerButton DarkLabel DateLabel DayCell DetailRow DividerLine DropShadow EmptyState ErrorLabel
    FavoriteStar FeedItem FilterChip FooterText FormLabel GreenLabel HeaderLabel HeroImage HintText
    HomeScreen IconButton InboxRow InfoBox InvoiceTable ItemPrice LabelBold LabelSmall Labels
    LargeLabel LinkButton ListItem LoginButton LoginScreen LogoView MainMenu MapPin MenuItem
    MyButton MyCell MyLabel MyOwnView MySlider NameField NavBarTitle NoteBox OrderTotal PageTitle
    PlaceholderRow PlayerControls PriceTag PrimaryButton ProductCard ProfileImage ProgressBar
    PromoBanner QuantityStepper RedButton ResultRow RoundButton SaveButton ScoreLabel SearchField
    SecondaryLabel SectionTitle SettingsCell SidebarItem SmallButton SmallLabel SplashScreen
    StarRating StatusDot SubmitButton SubTitle TagCloud TaskRow TextBlock ThumbImage TimerLabel
    TitleLabel TopBar TotalAmount UserName VideoOverlay ViewA View2 WarningText WelcomeScreen
    WhiteButton XButton XLabel ButtonA Button2 LabelX CellA BView ZLabel
    """)

  private static func random(seed: UInt64) -> UnknownWords {
    var random = SplitMix64(seed: seed)
    let letters = Array("abcdefghijklmnopqrstuvwxyz".utf8)
    let words = (0..<400).map { _ in
      let word = (0..<3 + random.below(12)).map { _ in random.element(of: letters) }
      return String(decoding: word, as: UTF8.self)
    }
    return UnknownWords("letters by chance", words)
  }

  private static func pronounceable(seed: UInt64) -> UnknownWords {
    var random = SplitMix64(seed: seed)
    let heads = "b c d f g h k l m n p r s t v w bl br ch cl cr dr fl gr pl pr sh sl st th tr"
    let hearts = "a e i o u ai ea ee oo ou"
    let tails = "b d g k l m n p r s t ck ld nd ng nt rd rk st"
    let parts = [heads, hearts, tails].map { $0.split(separator: " ").map(String.init) }
    let words = (0..<400).map { _ in
      (0...random.below(3)).map { _ in
        parts.map { random.element(of: $0) }.joined()
      }.joined()
    }
    return UnknownWords("syllables by chance", words)
  }
}
