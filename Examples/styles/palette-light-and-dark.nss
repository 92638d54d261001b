/*
  Juniper and Slate, a field-service brand: a palette in light and in dark, and no rule at all.

  A definition whose name is a palette name replaces that palette color wherever the framework uses
  it. This is the cheapest way to brand an app, because not one class path has to be known.

  Beware of the suffix. It tells what lies BEHIND the color, not what the color is like:
  '_lightBackground' is seen in light mode and is therefore the DARKER color of the pair, and
  '_darkBackground' is the LIGHTER one. A pair that is the wrong way round is unreadable in both
  modes. Without a suffix a name means the light background only, and dark mode keeps the
  framework's color: so write both, always.

  Change: one pair at a time, in both halves.
*/

/* What can be touched. */
@tintColor_lightBackground: #1F6650;
@tintColor_darkBackground: #7FD1B2;
@tintColorTapState_lightBackground: #134637;
@tintColorTapState_darkBackground: #B3E6D3;

/* What is read. */
@primaryLabel_lightBackground: #1B2A26;
@primaryLabel_darkBackground: #F1F6F4;
@secondaryLabel_lightBackground: #3D514B;
@secondaryLabel_darkBackground: #D3DEDA;
@tertiaryLabel_lightBackground: #566B64;
@tertiaryLabel_darkBackground: #A9BBB4;

/* What has happened. */
@negativeLabel_lightBackground: #9C1F2E;
@negativeLabel_darkBackground: #FF8A94;
@criticalLabel_lightBackground: #8A4B00;
@criticalLabel_darkBackground: #F5B45C;
@positiveLabel_lightBackground: #2C6B1F;
@positiveLabel_darkBackground: #8CD47A;
@informativeLabel_lightBackground: #1D5C8F;
@informativeLabel_darkBackground: #86C3F2;

/* What lies underneath. */
@primaryBackground_lightBackground: #FFFFFF;
@primaryBackground_darkBackground: #101816;
@primaryGroupedBackground_lightBackground: #EEF3F1;
@primaryGroupedBackground_darkBackground: #0A100E;
@separatorOpaque_lightBackground: #C3CFCA;
@separatorOpaque_darkBackground: #35433E;
