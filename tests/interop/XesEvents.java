import java.io.File;
import java.util.TreeMap;
import org.deckfour.xes.in.XParser;
import org.deckfour.xes.in.XesXmlGZIPParser;
import org.deckfour.xes.in.XesXmlParser;
import org.deckfour.xes.model.XAttribute;
import org.deckfour.xes.model.XAttributeMap;
import org.deckfour.xes.model.XAttributeTimestamp;
import org.deckfour.xes.model.XEvent;
import org.deckfour.xes.model.XLog;
import org.deckfour.xes.model.XTrace;

/** Prints what OpenXES reads: one line for each attribute of a case or an event. */
public class XesEvents {
  public static void main(String[] arguments) throws Exception {
    File file = new File(arguments[0]);
    XParser parser = file.getName().endsWith(".gz") ? new XesXmlGZIPParser() : new XesXmlParser();
    XLog log = parser.parse(file).get(0);
    System.out.println("classifiers\t" + log.getClassifiers());
    int trace = 0;
    for (XTrace t : log) {
      print("case " + trace, t.getAttributes());
      int event = 0;
      for (XEvent e : t) {
        print("event " + trace + " " + event++, e.getAttributes());
      }
      trace++;
    }
  }

  private static void print(String of, XAttributeMap attributes) {
    for (XAttribute attribute : new TreeMap<String, XAttribute>(attributes).values()) {
      String value = attribute instanceof XAttributeTimestamp
          ? ((XAttributeTimestamp) attribute).getValue().toInstant().toString()
          : attribute.toString();
      String type = attribute.getClass().getSimpleName();
      System.out.println(of + "\t" + attribute.getKey() + "\t" + type + "\t" + escape(value));
    }
  }

  private static String escape(String text) {
    StringBuilder escaped = new StringBuilder();
    for (char c : text.toCharArray()) {
      escaped.append(c < 0x20 || c > 0x7e || c == '\\' ? String.format("\\u%04x", (int) c) : c);
    }
    return escaped.toString();
  }
}
